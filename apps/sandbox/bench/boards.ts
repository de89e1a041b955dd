import { sql } from 'kysely'
import type { Database } from '../src/data/database.ts'
import { stableId } from '../src/ids.ts'
import { rankBoards } from '../src/settle/rank-boards.ts'
import { createLoadClient, median } from './load-client.ts'

const CALLS = 200
const HIGHEST_SCORE = 1500

/** Fills a board with made-up standings and returns the seconds that ranking it took. */
export async function fillBoard(db: Database, boardId: string, size: number): Promise<number> {
  await sql`delete from entries where leaderboard_id = ${boardId}`.execute(db)
  await sql`delete from profiles where nickname like 'Board fan %'`.execute(db)
  await sql`
    with fans as (
      insert into profiles (id, nickname, created_at)
      select gen_random_uuid(), 'Board fan ' || n, 0 from generate_series(1, ${size}::int) n returning id)
    insert into entries
    select ${boardId}::uuid, id, (random() * ${HIGHEST_SCORE})::int, (random() * 30)::int from fans`.execute(
    db,
  )
  await sql`analyze entries, profiles`.execute(db)
  const startedAt = performance.now()
  await rankBoards(db, [boardId])
  await sql`analyze score_fine, score_totals, board_pages`.execute(db)
  return (performance.now() - startedAt) / 1000
}

/** Median milliseconds through HTTP of own rank, the first page, a page in the middle, and the page around a fan. */
export async function boardTimes(apiUrl: string, db: Database, board: { id: string; size: number }) {
  const client = createLoadClient(1)
  const entries = `${apiUrl}leaderboards/${board.id}/entries`
  const some = await db
    .selectFrom('entries')
    .select('profile_id')
    .where('leaderboard_id', '=', board.id)
    .orderBy(sql`md5(profile_id::text)`)
    .limit(CALLS)
    .execute()
  const time = async (urlOf: (index: number) => string) => {
    const times: number[] = []
    for (let index = 0; index < CALLS; index += 1) {
      const startedAt = performance.now()
      const status = await client.send('GET', urlOf(index), '')
      if (status !== 200) throw new Error(`${urlOf(index)} was answered ${status}.`)
      times.push(performance.now() - startedAt)
    }
    return median(times)
  }
  const anywhere = (index: number) => Math.floor(((index * 0.618_034) % 1) * Math.max(1, board.size - 50))
  const times = {
    rank: await time((index) => `${entries}/${some[index % some.length]?.profile_id}`),
    first: await time(() => `${entries}?page_size=50`),
    middle: await time((index) => `${entries}?page_size=50&start=${anywhere(index)}`),
  }
  client.close()
  return times
}

/** The board that is filled: nobody plays the final before June. */
export const BENCH_BOARD = stableId('leaderboard', '120-2024/18')
