import { availableParallelism } from 'node:os'
import { startProcess } from '../src/client/start-process.ts'
import { openPostgres } from '../src/data/postgres.ts'
import { startSandbox } from '../src/server/start-sandbox.ts'
import { newDatabase } from '../test/new-database.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { BENCH_BOARDS, boardTimes, fillBoard, QUESTIONS } from './boards.ts'
import { median } from './load-client.ts'
import { votesOf, votesStraight, votesThroughHttp } from './votes.ts'

// Compare ratios only: client, sandbox and database share the machine's cores.

const ARGS = ['--port', '0', '--fans', '0', '--tournaments', '120-2024']
const VOTING_FANS = 200
const ROUNDS = 9
const CROWD = 5000

const server = await startPostgres()
const url = await newDatabase(server.url)
const handle = await openPostgres(url, () => {})
const { db } = handle
const one = await startProcess([...ARGS, '--database', url])
const two = await startProcess([...ARGS, '--database', url])

console.log(`Votes a second (PostgreSQL, 32 at a time, median of ${ROUNDS} rounds that take turns)`)
await votesThroughHttp([one.apiUrl, two.apiUrl], await votesOf(db, 300))
const rounds: { straight: number; http: number; both: number }[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const straight = await votesStraight(db, await votesOf(db, VOTING_FANS))
  const http = await votesThroughHttp([one.apiUrl], await votesOf(db, VOTING_FANS))
  const both = await votesThroughHttp([one.apiUrl, two.apiUrl], await votesOf(db, VOTING_FANS))
  rounds.push({ straight, http: http.perSecond, both: both.perSecond })
}
print(
  'straight on the database',
  rounds.map(({ straight }) => straight),
)
print(
  'through HTTP',
  rounds.map(({ http }) => http),
)
print(
  'through two processes',
  rounds.map(({ both }) => both),
)
printRatio(
  'HTTP beside straight; goal 0.5',
  rounds.map(({ http, straight }) => http / straight),
)
printRatio(
  'two beside one; goal 1.5 with cores to spare',
  rounds.map(({ both, http }) => both / http),
)
console.log(`  client, sandboxes and database share ${availableParallelism()} cores`)

console.log(`The last minute: ${CROWD} fans, eight answers each, through two processes`)
const rush = await votesOf(db, CROWD)
const answered = await votesThroughHttp([one.apiUrl, two.apiUrl], rush)
const stored = await db
  .selectFrom('interactions')
  .select(({ fn }) => fn.countAll<number>().as('n'))
  .where('profile_id', 'in', (query) =>
    query
      .selectFrom('profiles')
      .select('id')
      .where('nickname', 'like', `${rush[0]?.fan.token.replace(/\d+$/, '')}%`),
  )
  .executeTakeFirstOrThrow()
console.log(
  `  ${rush.length} votes in ${answered.seconds.toFixed(1)} s, answered ${JSON.stringify(Object.fromEntries(answered.statuses))}, stored ${stored.n}`,
)

console.log('Boards through HTTP, median ms (PostgreSQL)')
await boards(one.apiUrl, db)
await Promise.all([one.stop(), two.stop()])
await handle.close()
await server.stop()

console.log('Boards through HTTP, median ms (embedded)')
{
  await using embedded = await startSandbox({ tournaments: ['120-2024'], fans: 0 })
  await boards(embedded.apiUrl, embedded.db)
}

async function boards(apiUrl: string, database: typeof db): Promise<void> {
  const ranking: number[] = []
  for (const board of BENCH_BOARDS) ranking.push(await fillBoard(database, board))
  const times = await boardTimes(apiUrl, database)
  const timeOf = (size: number, question: string) => times.get(`${size} ${question}`) ?? Number.NaN
  for (const [index, { size }] of BENCH_BOARDS.entries()) {
    const shown = QUESTIONS.map((question) => `${question} ${timeOf(size, question).toFixed(2)}`)
    const fans = size.toLocaleString('en-US').padStart(9)
    console.log(`  ${fans} fans: ${shown.join(', ')}; ranked in ${ranking[index]?.toFixed(2)} s`)
  }
  for (const question of QUESTIONS) {
    const growth = ratio(timeOf(1_000_000, question), timeOf(10_000, question))
    console.log(`  ${question} at 1,000,000 is ${growth} of that at 10,000; goal 3 at most`)
  }
}

function print(what: string, perSecond: readonly number[]): void {
  console.log(`  ${what.padEnd(26)}${Math.round(median(perSecond)).toLocaleString('en-US').padStart(8)}`)
}

function printRatio(what: string, ratios: readonly number[]): void {
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)]
  console.log(`  ${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}) ${what}`)
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}
