import { sql } from 'kysely'
import type { Database, Work } from '../../data/database.ts'
import { BOARD_PAGE_SIZE } from '../../data/leaderboards.ts'

/**
 * Computes boards from scratch from the points of their programs: sums, never additions, so settling twice or
 * correcting a result cannot count anything double.
 */
export async function rebuildBoards(work: Database | Work, boardIds: readonly string[]): Promise<void> {
  if (boardIds.length === 0) return
  const ids = sql`${[...boardIds]}::uuid[]`
  await sql`
    with sums as (
      select b.leaderboard_id, p.profile_id, sum(p.score)::int as score, sum(p.tie)::int as tie
      from program_leaderboards b join program_points p on p.program_id = b.program_id
      where b.leaderboard_id = any(${ids}) group by 1, 2)
    insert into entries as e (leaderboard_id, profile_id, score, tie) select * from sums
    on conflict (leaderboard_id, profile_id) do update set score = excluded.score, tie = excluded.tie
    where (e.score, e.tie) is distinct from (excluded.score, excluded.tie)`.execute(work)
  await sql`
    delete from entries e where e.leaderboard_id = any(${ids}) and not exists (
      select 1 from program_leaderboards b join program_points p
        on p.program_id = b.program_id and p.profile_id = e.profile_id
      where b.leaderboard_id = e.leaderboard_id)`.execute(work)
  await rankBoards(work, boardIds)
}

/**
 * Refills what ranks and pages are read from: two histograms (points, then the tie-break) and the
 * profiles in order, a hundred a row.
 */
export async function rankBoards(work: Database | Work, boardIds: readonly string[]): Promise<void> {
  const ids = sql`${[...boardIds]}::uuid[]`
  for (const table of ['score_fine', 'score_totals', 'board_pages']) {
    await sql`delete from ${sql.table(table)} where leaderboard_id = any(${ids})`.execute(work)
  }
  await sql`
    insert into score_fine select leaderboard_id, score, tie, count(*) from entries
    where leaderboard_id = any(${ids}) group by 1, 2, 3`.execute(work)
  await sql`
    insert into score_totals select leaderboard_id, score, sum(n) from score_fine
    where leaderboard_id = any(${ids}) group by 1, 2`.execute(work)
  await sql`
    insert into board_pages
    select leaderboard_id, place / ${sql.lit(BOARD_PAGE_SIZE)}, array_agg(profile_id order by place)
    from (select leaderboard_id, profile_id,
            row_number() over (partition by leaderboard_id order by score desc, tie desc, profile_id) - 1 as place
          from entries where leaderboard_id = any(${ids})) ordered
    group by 1, 2`.execute(work)
  await sql`
    update leaderboards b set entry_count = coalesce(
      (select sum(n) from score_totals s where s.leaderboard_id = b.id), 0)
    where b.id = any(${ids})`.execute(work)
}
