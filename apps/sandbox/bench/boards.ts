import { sql } from 'kysely'
import { stableId } from '../src/core/ids.ts'
import type { Database } from '../src/data/database.ts'
import { type Sandbox, startSandbox } from '../src/server/start-sandbox.ts'
import { rankBoards } from '../src/services/settling/rank-boards.ts'
import { addStandings } from '../test/made-up-standings.ts'
import { newDatabase } from '../test/new-database.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { createLoadClient, median } from './load-client.ts'

// The ranks and pages of boards of three sizes on both databases. Compare ratios only: everything shares the machine's cores.

const CALLS = 200
const HIGHEST_SCORE = 1500

/** Boards without entries before June, one for each size. */
const BENCH_BOARDS = [
  { id: stableId('leaderboard', '120-2024/16'), size: 10_000 },
  { id: stableId('leaderboard', '120-2024/17'), size: 100_000 },
  { id: stableId('leaderboard', '120-2024/18'), size: 1_000_000 },
] as const
type BenchBoard = (typeof BENCH_BOARDS)[number]

/** The measured requests to each board. */
const QUESTIONS = ['rank', 'first page', 'middle page', 'around me'] as const

const server = await startPostgres()
for (const databaseUrl of [await newDatabase(server.url), undefined]) {
  await using sandbox = await startSandbox({ tournaments: ['120-2024'], fans: 0, databaseUrl })
  console.log(`Boards through HTTP, median ms (${databaseUrl ? 'PostgreSQL' : 'embedded'})`)
  const ranking: number[] = []
  for (const board of BENCH_BOARDS) ranking.push(await fillBoard(sandbox.db, board))
  const times = await boardTimes(sandbox)
  const timeOf = (size: number, question: string) => times.get(`${size} ${question}`) ?? Number.NaN
  for (const [index, { size }] of BENCH_BOARDS.entries()) {
    const shown = QUESTIONS.map((question) => `${question} ${timeOf(size, question).toFixed(2)}`)
    console.log(`  ${size} fans: ${shown.join(', ')}; ranked in ${ranking[index]?.toFixed(2)} s`)
  }
  for (const question of QUESTIONS) {
    const growth = (timeOf(1_000_000, question) / timeOf(10_000, question)).toFixed(2)
    console.log(`  ${question} at 1,000,000 is ${growth} of that at 10,000; goal 3 at most`)
  }
}
await server.stop()

/** Fills a board with made-up standings and returns the seconds that ranking it took. */
async function fillBoard(db: Database, { id, size }: BenchBoard): Promise<number> {
  await addStandings(db, { boardId: id, fans: size, highestScore: HIGHEST_SCORE, highestTie: 30 })
  const startedAt = performance.now()
  await rankBoards(db, [id])
  const seconds = (performance.now() - startedAt) / 1000
  await sql`analyze entries, profiles`.execute(db)
  return seconds
}

/**
 * Returns the median milliseconds of every request to every board through HTTP. The boards take turns, so that other
 * work of the machine slows all of them alike.
 */
async function boardTimes({ apiUrl, db }: Sandbox): Promise<Map<string, number>> {
  const client = createLoadClient(1)
  const profiles = new Map(
    await Promise.all(BENCH_BOARDS.map(async (board) => [board.id, await someOf(db, board)] as const)),
  )
  const times = new Map<string, number[]>()
  for (let call = 0; call < CALLS; call += 1) {
    for (const board of BENCH_BOARDS) {
      const profile = profiles.get(board.id)?.[call]
      const entries = `${apiUrl}leaderboards/${board.id}/entries`
      const urls = {
        rank: `${entries}/${profile?.profile_id}`,
        'first page': `${entries}?page_size=50`,
        'middle page': `${entries}?page_size=50&start=${Math.floor((call / CALLS) * board.size)}`,
        'around me': `${entries}?page_size=11&start=${Math.max(0, (profile?.place ?? 0) - 5)}`,
      } satisfies Record<(typeof QUESTIONS)[number], string>
      for (const question of QUESTIONS) {
        const startedAt = performance.now()
        const { status } = await client.send('GET', urls[question], '')
        if (status !== 200) throw new Error(`${urls[question]} was answered ${status}.`)
        const key = `${board.size} ${question}`
        times.set(key, [...(times.get(key) ?? []), performance.now() - startedAt])
      }
    }
  }
  client.close()
  return new Map([...times].map(([key, all]) => [key, median(all)]))
}

/** Returns fans at different ranks of a board, with their ranks. */
async function someOf(db: Database, { id, size }: BenchBoard) {
  const { rows } = await sql<{ profile_id: string; place: number }>`
    select profile_id, place from entries
    where leaderboard_id = ${id} and place % ${Math.max(1, Math.floor(size / CALLS))}::int = 0 order by place`.execute(
    db,
  )
  return Array.from({ length: CALLS }, (_, index) => rows[index % rows.length])
}
