import { sql } from 'kysely'
import type { Database, Work } from '../../data/database.ts'

/**
 * Computes boards from scratch from the points of their programs: sums, never additions, so settling twice or
 * correcting a result cannot count anything double. Equal points and tie-breaks share a rank; the next rank counts all
 * above.
 */
export async function rankBoards(work: Database | Work, boardIds: readonly string[]): Promise<void> {
  if (boardIds.length === 0) return
  const ids = sql`${[...boardIds]}::uuid[]`
  await sql`delete from entries where leaderboard_id = any(${ids})`.execute(work)
  await sql`
    insert into entries (leaderboard_id, profile_id, score, rank, place)
    select leaderboard_id, profile_id, score, rank() over (board order by score desc, tie desc),
      row_number() over (board order by score desc, tie desc, profile_id) - 1
    from (
      select b.leaderboard_id, p.profile_id, sum(p.score)::int as score, sum(p.tie)::int as tie
      from program_leaderboards b join program_points p on p.program_id = b.program_id
      where b.leaderboard_id = any(${ids}) group by 1, 2) sums
    window board as (partition by leaderboard_id)`.execute(work)
  await sql`
    update leaderboards b set entry_count = (select count(*) from entries e where e.leaderboard_id = b.id)
    where b.id = any(${ids})`.execute(work)
}
