import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type SandboxProcess, startProcess } from '../src/client/start-process.ts'
import { openPostgres } from '../src/data/postgres.ts'
import { newDatabase } from '../test/new-database.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { fansInBulk } from './fans-in-bulk.ts'
import { median } from './load-client.ts'
import { openLongPolls } from './long-polls.ts'
import { votesOf, votesThroughHttp } from './votes.ts'

// Messages and votes with one, two and three processes. Compare rows of one run only: client, sandboxes and database share
// the machine's cores.

const ARGS = ['--port', '0', '--fans', '0', '--tournaments', '120-2024']
const PROCESSES = [1, 2, 3]
const FANS = Number(process.argv[2] ?? 2000)
const WARM_UP = 3
const MESSAGES = 9
const VOTE_ROUNDS = 3
const LOADS = [
  { connections: 32, fans: 200 },
  { connections: 500, fans: 500 },
]

const server = await startPostgres()
const url = await newDatabase(server.url)
const { db, close } = await openPostgres(url, () => {})
console.log(`${FANS} long polls and votes; everything shares ${availableParallelism()} cores`)
for (const count of PROCESSES) {
  const processes: SandboxProcess[] = []
  for (let one = 0; one < count; one += 1) processes.push(await startProcess([...ARGS, '--database', url]))
  console.log(`${count} ${count === 1 ? 'process' : 'processes'}`)
  await messages(processes)
  for (const load of LOADS) await votes(processes, load)
  for (const one of processes) await one.stop()
}
await close()
await server.stop()

async function messages(processes: readonly SandboxProcess[]): Promise<void> {
  await using polls = await openLongPolls(processes, await fansInBulk(db, FANS, randomUUID()))
  // The first ones find code that is not yet compiled.
  for (let message = 0; message < WARM_UP; message += 1) await polls.publish()
  const times: { readonly first: number; readonly last: number }[] = []
  for (let message = 0; message < MESSAGES; message += 1) times.push(await polls.publish())
  console.log(`  the first long poll has a message after ${msText(times.map(({ first }) => first))}`)
  console.log(`  the last one after ${msText(times.map(({ last }) => last))}`)
}

/** Returns the median and the range. */
function msText(seconds: readonly number[]): string {
  const [middle, least, most] = [median(seconds), Math.min(...seconds), Math.max(...seconds)].map((one) =>
    Math.round(one * 1000),
  )
  return `${middle} ms (${least} to ${most})`
}

async function votes(
  processes: readonly SandboxProcess[],
  { connections, fans }: (typeof LOADS)[number],
): Promise<void> {
  const apiUrls = processes.map(({ apiUrl }) => apiUrl)
  await votesThroughHttp(apiUrls, await votesOf(db, 50), connections)
  const rounds = []
  for (let round = 0; round < VOTE_ROUNDS; round += 1)
    rounds.push(await votesThroughHttp(apiUrls, await votesOf(db, fans), connections))
  const durations = rounds.flatMap(({ durations }) => durations).toSorted((one, other) => one - other)
  const at = (share: number) =>
    `${Math.round((durations[Math.floor(durations.length * share)] ?? 0) * 1000)} ms`
  const perSecond = Math.round(median(rounds.map(({ perSecond }) => perSecond)))
  console.log(`  votes, ${connections} at a time: ${perSecond} a second, p50 ${at(0.5)}, p99 ${at(0.99)}`)
}
