import { sql } from 'kysely'
import type { Database } from '../src/data/database.ts'

interface Standings {
  readonly boardId: string
  readonly fans: number
  readonly highestScore: number
  readonly highestTie: number
}

/** Gives new fans random points in the first match of a board, which is not ranked yet. */
export async function addStandings(
  db: Database,
  { boardId, fans, highestScore, highestTie }: Standings,
): Promise<void> {
  await sql`
    with fans as (
      insert into profiles (id, nickname, created_at)
      select gen_random_uuid(), 'Board fan ' || n, 0 from generate_series(1, ${fans}::int) n returning id)
    insert into program_points (program_id, profile_id, score, tie)
    select (select program_id from program_leaderboards where leaderboard_id = ${boardId} limit 1), id,
      (random() * ${highestScore}::int)::int, (random() * ${highestTie}::int)::int from fans`.execute(db)
}
