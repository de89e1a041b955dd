import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '../src/client/start-process.ts'
import { call, controlsOf, round, widgetsOf } from '../test/api.ts'
import { newDatabase } from '../test/new-database.ts'
import { startPostgres } from '../test/postgres-server.ts'

// Fans who open a match and submit eight answers in its last seconds, and repeat what is refused with 429 until it closes.
//   node --conditions=@touchline/source bench/last-minute.ts [fans] [seconds] [postgres]

const FANS = Number(process.argv[2] ?? 1000)
const SECONDS = Number(process.argv[3] ?? 40)
const IS_POSTGRES = process.argv[4] === 'postgres'
const HEALTH_EVERY_MS = 500

const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
const server = IS_POSTGRES ? await startPostgres() : undefined
const place = server ? ['--database', await newDatabase(server.url)] : ['--data', join(folder, 'data')]
const sandbox = await startProcess([
  '--port',
  '0',
  '--fans',
  '0',
  '--tournaments',
  '120-2024',
  '--speed',
  '0',
  ...place,
])
const tokens = await Promise.all(
  Array.from({ length: FANS }, async () => {
    const { body } = await call(sandbox, 'POST applications/touchline-sandbox/profile/')
    return String(body.access_token)
  }),
)
const programs = await round(sandbox, 10)
const match = programs[4]
const kickOffAt = Date.parse(JSON.parse(match.custom_data).match_start_time)
await controlsOf(sandbox).changeClock({ now: new Date(kickOffAt - SECONDS * 1000).toISOString(), speed: 1 })
const closesAt = Date.now() + SECONDS * 1000

const statuses = new Map<number, number>()
const latencies: number[] = []
let [stored, late] = [0, 0]

/** Sends a request until it is not refused for capacity. */
async function persistent(request: `${string} ${string}`, token: string): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const startedAt = performance.now()
    const { status, headers } = await call(sandbox, request, { token }).catch(() => ({
      status: 0,
      headers: new Headers(),
    }))
    latencies.push(performance.now() - startedAt)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if ((status !== 429 && status !== 503 && status !== 0) || Date.now() > closesAt) return status
    const retryAfter = Number(headers.get('retry-after') ?? 1) * 1000
    await wait(retryAfter * (1 + Math.random() / 2) * 1.5 ** Math.min(attempt, 3))
  }
}

async function visit(token: string): Promise<void> {
  await wait(Math.random() * SECONDS * 900)
  const path = `programs/${match.id}/widgets/` as const
  await persistent('GET applications/touchline-sandbox/profile/', token)
  await persistent(`GET ${path}`, token)
  const votes = widgets.map((widget) => persistent(`POST ${widget.options[1].vote_url}`, token))
  for (const status of await Promise.all(votes)) {
    if (status === 201) stored += 1
    else late += 1
  }
}

const widgets = await widgetsOf(sandbox, match.id)
const health: number[] = []
let isOver = false
const watching = (async () => {
  while (!isOver) {
    const startedAt = performance.now()
    const { status } = await call(sandbox, 'GET /_sandbox/health')
    health.push(performance.now() - startedAt)
    if (status !== 200) console.log(`  health answered ${status}`)
    await wait(HEALTH_EVERY_MS)
  }
})()
const startedAt = performance.now()
await Promise.all(tokens.map(visit))
isOver = true
await watching
const at = (list: readonly number[], share: number) =>
  Math.round(list.toSorted((one, other) => one - other)[Math.floor((list.length - 1) * share)] ?? 0)
console.log(
  `${FANS} fans in ${SECONDS} s on ${IS_POSTGRES ? 'PostgreSQL' : 'the embedded database'}: ${stored} of ${FANS * 8} answers stored, ` +
    `${late} not, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
)
console.log(
  `  answers ${JSON.stringify(Object.fromEntries(statuses))}, p50 ${at(latencies, 0.5)} ms, p99 ${at(latencies, 0.99)} ms`,
)
console.log(`  health p50 ${at(health, 0.5)} ms, slowest ${at(health, 1)} ms`)
await sandbox.stop()
await server?.stop()
await rm(folder, { recursive: true, force: true })
