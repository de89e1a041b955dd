import { sql } from 'kysely'
import { isId } from '../core/ids.ts'
import type { Database } from './database.ts'
import type { Row } from './schema.ts'

export type LeaderboardRow = Row<'leaderboards'>

/** An entry with what others see of its profile, and without its rank, which no table has. */
interface Standing
  extends Pick<Row<'entries'>, 'profile_id' | 'score' | 'tie'>,
    Pick<Row<'profiles'>, 'nickname' | 'created_at' | 'custom_data'> {}

/** A ranked entry. */
export interface EntryRow extends Omit<Standing, 'tie'> {
  readonly rank: number
}

/** Profiles per stored page of a board. */
export const BOARD_PAGE_SIZE = 100

/** Returns the boards of programs, in the order in which the platform lists them. */
export async function boardsOfPrograms(db: Database, programIds: readonly string[]) {
  if (programIds.length === 0) return []
  return db
    .selectFrom('program_leaderboards as link')
    .innerJoin('leaderboards as board', 'board.id', 'link.leaderboard_id')
    .selectAll('board')
    .select('link.program_id')
    .where('link.program_id', 'in', programIds)
    .orderBy('link.position')
    .execute()
}

/** Returns entries from a position on (0 is the first). It costs two index look-ups for any position and board size. */
export async function entriesFrom(
  db: Database,
  boardId: string,
  span: { offset: number; limit: number },
): Promise<readonly EntryRow[]> {
  const firstPage = Math.floor(span.offset / BOARD_PAGE_SIZE)
  const lastPage = Math.floor((span.offset + span.limit - 1) / BOARD_PAGE_SIZE)
  const pages = await db
    .selectFrom('board_pages')
    .select('profile_ids')
    .where('leaderboard_id', '=', boardId)
    .where('page_no', '>=', firstPage)
    .where('page_no', '<=', lastPage)
    .orderBy('page_no')
    .execute()
  const skip = span.offset - firstPage * BOARD_PAGE_SIZE
  const ids = pages.flatMap((page) => page.profile_ids).slice(skip, skip + span.limit)
  const standings = await standingsOf(db, boardId, ids)
  const inOrder = ids.flatMap((id) => standings.find((standing) => standing.profile_id === id) ?? [])
  return ranked(db, boardId, { standings: inOrder, offset: span.offset })
}

/** Returns the entries of chosen profiles; profiles without one are left out. */
export async function entriesOf(
  db: Database,
  boardId: string,
  profileIds: readonly string[],
): Promise<readonly EntryRow[]> {
  const standings = await standingsOf(db, boardId, [...new Set(profileIds.filter(isId))])
  const entries = await Promise.all(
    standings.map(async (standing) => entryOf(standing, await rankOf(db, boardId, standing))),
  )
  return entries.sort((one, other) => one.rank - other.rank)
}

async function standingsOf(
  db: Database,
  boardId: string,
  profileIds: readonly string[],
): Promise<Standing[]> {
  if (profileIds.length === 0) return []
  return db
    .selectFrom('entries as entry')
    .innerJoin('profiles as profile', 'profile.id', 'entry.profile_id')
    .select([
      'entry.profile_id',
      'entry.score',
      'entry.tie',
      'profile.nickname',
      'profile.created_at',
      'profile.custom_data',
    ])
    .where('entry.leaderboard_id', '=', boardId)
    .where('entry.profile_id', 'in', profileIds)
    .execute()
}

/** Returns 1 plus the number of profiles with more points, or with equal points and a better tie-break. */
async function rankOf(
  db: Database,
  boardId: string,
  { score, tie }: Pick<Standing, 'score' | 'tie'>,
): Promise<number> {
  const { rows } = await sql<{ rank: number }>`
    select 1
      + coalesce((select sum(n) from score_totals where leaderboard_id = ${boardId} and score > ${score}), 0)::int
      + coalesce((select sum(n) from score_fine
          where leaderboard_id = ${boardId} and score = ${score} and tie > ${tie}), 0)::int as rank`.execute(
    db,
  )
  return rows[0]?.rank ?? 1
}

/** Equal points and tie-break share a rank; the rank after them counts all entries above. */
async function ranked(
  db: Database,
  boardId: string,
  page: { standings: readonly Standing[]; offset: number },
): Promise<EntryRow[]> {
  const [first] = page.standings
  if (!first) return []
  let rank = await rankOf(db, boardId, first)
  let above = first
  return page.standings.map((standing, index) => {
    if (standing.score !== above.score || standing.tie !== above.tie) rank = page.offset + index + 1
    above = standing
    return entryOf(standing, rank)
  })
}

function entryOf({ tie: _, ...standing }: Standing, rank: number): EntryRow {
  return { ...standing, rank }
}

export async function findLeaderboard(db: Database, id: string): Promise<LeaderboardRow | undefined> {
  return isId(id)
    ? db.selectFrom('leaderboards').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
}
