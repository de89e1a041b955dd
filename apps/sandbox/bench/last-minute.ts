import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startProcess } from '../src/client/start-process.ts'
import { controlsOf, newFan, round, widgetsOf } from '../test/api.ts'
import { newDatabase } from '../test/new-database.ts'
import { startPostgres } from '../test/postgres-server.ts'

// Fans who open a match and submit eight answers in its last seconds, and repeat what is refused with 429 until it closes.
//   pnpm bench [fans] [seconds] [postgres]

const FANS = Number(process.argv[2] ?? 1000)
const SECONDS = Number(process.argv[3] ?? 40)
const IS_POSTGRES = process.argv[4] === 'postgres'

const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
const server = IS_POSTGRES ? await startPostgres() : undefined
const place = server ? ['--database', await newDatabase(server.url)] : ['--data', join(folder, 'data')]
const season = ['--port', '0', '--fans', '0', '--tournaments', '120-2024', '--speed', '0']
const sandbox = await startProcess([...season, ...place])
const tokens: string[] = []
while (tokens.length < FANS) tokens.push((await newFan(sandbox)).token)
const programs = await round(sandbox, 10)
const match = programs[4]
const kickOffAt = Date.parse(JSON.parse(match.custom_data).match_start_time)
await controlsOf(sandbox).changeClock({ now: new Date(kickOffAt - SECONDS * 1000).toISOString(), speed: 1 })
const closesAt = Date.now() + SECONDS * 1000

/** A connection for each fan, as browsers have over HTTP/2. */
const agent = new Agent({ keepAlive: true, maxSockets: FANS })
const statuses = new Map<number, number>()
const latencies: number[] = []
let [stored, late] = [0, 0]

/** Sends a request as cheaply as Node can. Its status is 0 if the connection broke before the response. */
function send(method: string, url: string, token: string) {
  const { promise, resolve } = Promise.withResolvers<{ status: number; retryAfterMs: number }>()
  const finish = (status: number, retryAfter = '1') =>
    resolve({ status, retryAfterMs: Number(retryAfter) * 1000 })
  const sent = request(url, { method, agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
    response.resume()
    response.on('end', () => finish(response.statusCode ?? 0, response.headers['retry-after']))
  })
  sent.on('error', () => finish(0))
  sent.end()
  return promise
}

/** Sends a request until it is not refused for capacity. */
async function persistent(method: string, url: string, token: string): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const startedAt = performance.now()
    const { status, retryAfterMs } = await send(method, url, token)
    latencies.push(performance.now() - startedAt)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if ((status !== 429 && status !== 503) || Date.now() > closesAt) return status
    await wait(retryAfterMs * (1 + Math.random() / 2) * 1.5 ** Math.min(attempt, 3))
  }
}

async function visit(token: string): Promise<void> {
  await wait(Math.random() * SECONDS * 900)
  await persistent('GET', `${sandbox.apiUrl}applications/touchline-sandbox/profile/`, token)
  await persistent('GET', `${sandbox.apiUrl}programs/${match.id}/widgets/`, token)
  const votes = widgets.map((widget) => persistent('POST', widget.options[1].vote_url, token))
  for (const status of await Promise.all(votes)) {
    if (status === 201) stored += 1
    else late += 1
  }
}

const widgets = await widgetsOf(sandbox, match.id)
const health: number[] = []
const watch = new Worker(new URL('./health-watch.ts', import.meta.url), { workerData: sandbox.url })
watch.on('message', ({ status, ms }: { status: number; ms: number }) => {
  health.push(ms)
  if (status !== 200) console.log(`  health answered ${status}`)
})
const startedAt = performance.now()
await Promise.all(tokens.map(visit))
await watch.terminate()
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
const { interactions = [] } = (await controlsOf(sandbox).state()).tables
console.log(`  in the database ${interactions.length} answers`)
agent.destroy()
await sandbox.stop()
await server?.stop()
await rm(folder, { recursive: true, force: true })
