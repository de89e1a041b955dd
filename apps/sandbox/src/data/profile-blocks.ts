import type { Insertable } from 'kysely'
import type { Database } from './database.ts'
import type { ProfileRow } from './profiles.ts'
import { profilesById } from './profiles.ts'
import type { ProfileBlocksTable } from './schema.ts'

/** One profile that another one has blocked. */
export interface ProfileBlock {
  readonly id: string
  readonly by: ProfileRow
  readonly blocked: ProfileRow
}

/** The blocks that a profile has made, the oldest first: all, one by its id, or that of one profile. */
export async function blocksOf(
  db: Database,
  profileId: string,
  { id, blockedId }: { id?: string | undefined; blockedId?: string | undefined },
): Promise<ProfileBlock[]> {
  const rows = await db
    .selectFrom('profile_blocks')
    .selectAll()
    .where('blocked_by_profile_id', '=', profileId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const wanted = rows.filter(
    (row) =>
      (id === undefined || row.id === id) &&
      (blockedId === undefined || row.blocked_profile_id === blockedId),
  )
  const profiles = await profilesById(db, [profileId, ...wanted.map((row) => row.blocked_profile_id)])
  const by = profiles.get(profileId)
  return wanted.flatMap((row) => {
    const blocked = profiles.get(row.blocked_profile_id)
    return by && blocked ? [{ id: row.id, by, blocked }] : []
  })
}

/** Stores a block and returns it; undefined if the profile is blocked already. */
export async function insertBlock(
  db: Database,
  block: Insertable<ProfileBlocksTable>,
): Promise<ProfileBlock | undefined> {
  await db
    .insertInto('profile_blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [stored] = await blocksOf(db, block.blocked_by_profile_id, { id: block.id })
  return stored
}

export async function deleteBlock(db: Database, id: string): Promise<void> {
  await db.deleteFrom('profile_blocks').where('id', '=', id).execute()
}
