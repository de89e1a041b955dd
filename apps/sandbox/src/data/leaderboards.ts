import { isId } from '../core/ids.ts'
import type { Database } from './database.ts'
import type { Row } from './schema.ts'

export type LeaderboardRow = Row<'leaderboards'>

/** An entry with what others see of its profile. */
export interface EntryRow
  extends Pick<Row<'entries'>, 'profile_id' | 'score' | 'rank'>,
    Pick<Row<'profiles'>, 'nickname' | 'created_at' | 'custom_data'> {}

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

/** Returns entries from a place on (0 is the first). It costs one index look-up for any place and board size. */
export function entriesFrom(
  db: Database,
  boardId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly EntryRow[]> {
  return entriesOn(db, boardId)
    .where('entry.place', '>=', offset)
    .where('entry.place', '<', offset + limit)
    .execute()
}

/** Returns the entries of chosen profiles, the best first; profiles without one are left out. */
export async function entriesOf(
  db: Database,
  boardId: string,
  profileIds: readonly string[],
): Promise<readonly EntryRow[]> {
  const ids = profileIds.filter(isId)
  return ids.length === 0 ? [] : entriesOn(db, boardId).where('entry.profile_id', 'in', ids).execute()
}

function entriesOn(db: Database, boardId: string) {
  return db
    .selectFrom('entries as entry')
    .innerJoin('profiles as profile', 'profile.id', 'entry.profile_id')
    .select([
      'entry.profile_id',
      'entry.score',
      'entry.rank',
      'profile.nickname',
      'profile.created_at',
      'profile.custom_data',
    ])
    .where('entry.leaderboard_id', '=', boardId)
    .orderBy('entry.place')
}

export async function findLeaderboard(db: Database, id: string): Promise<LeaderboardRow | undefined> {
  return isId(id)
    ? db.selectFrom('leaderboards').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
}
