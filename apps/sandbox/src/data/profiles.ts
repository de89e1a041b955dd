import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Fan } from '../core/control-responses.ts'
import { isId } from '../core/ids.ts'
import type { Database, Work } from './database.ts'
import { escapeLike } from './escape-like.ts'
import type { ProfilesTable } from './schema.ts'

export interface ProfileRow extends Selectable<ProfilesTable> {
  /** All that it earned. */
  readonly points: number
}

/** All points that a profile has earned, in every fixture that is settled. */
export const POINTS = sql<number>`(
  select coalesce(sum(earned.score), 0)::int
  from programs join program_points earned on earned.program_id = programs.id and earned.profile_id = profiles.id)`.as(
  'points',
)

/** Profiles, each with its points. */
export function selectProfiles(db: Database) {
  return db.selectFrom('profiles').selectAll('profiles').select(POINTS)
}

/** The fields of a new profile. */
export interface NewProfile {
  readonly nickname: string
  readonly customData?: string | null | undefined
  readonly customId?: string | undefined
  readonly attributes?: readonly object[] | undefined
  readonly now: number
}

/** Inserts a profile. Returns undefined if the custom id is taken. */
export async function insertProfile(
  work: Database | Work,
  profile: NewProfile,
): Promise<ProfileRow | undefined> {
  const made = await work
    .insertInto('profiles')
    .values({
      id: randomUUID(),
      nickname: profile.nickname,
      custom_data: profile.customData ?? null,
      custom_id: profile.customId ?? null,
      attributes: JSON.stringify(profile.attributes ?? []),
      created_at: profile.now,
    })
    .onConflict((conflict) => conflict.column('custom_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return made && { ...made, points: 0 }
}

/** Returns the id of the profile with a customer's own id; inserts it on first use. */
export async function profileOfCustomer(
  db: Database,
  profile: NewProfile & { readonly customId: string },
): Promise<string> {
  const { customId } = profile
  const find = () =>
    db.selectFrom('profiles').select('id').where('custom_id', '=', customId).executeTakeFirst()
  const row = (await find()) ?? (await insertProfile(db, profile)) ?? (await find())
  if (!row) throw new Error(`No profile has the custom id ${customId}, although it was just made.`)
  return row.id
}

/** Profiles by their ids. */
export async function profilesById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileRow>> {
  const rows = await selectProfiles(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findProfile(db: Database, id: string): Promise<ProfileRow | undefined> {
  return isId(id) ? selectProfiles(db).where('id', '=', id).executeTakeFirst() : undefined
}

export function findProfileByCustomId(db: Database, customId: string): Promise<ProfileRow | undefined> {
  return selectProfiles(db).where('custom_id', '=', customId).executeTakeFirst()
}

export async function updateProfile(
  db: Database,
  id: string,
  changes: Updateable<ProfilesTable>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('profiles').set(changes).where('id', '=', id).execute()
}

/** Returns profiles by a part of their nickname, in any case. */
export function profilesNamed(db: Database, nickname: string, limit: number): Promise<Fan[]> {
  return db
    .selectFrom('profiles')
    .select(['id as profileId', 'nickname'])
    .where('nickname', 'ilike', `%${escapeLike(nickname)}%`)
    .orderBy('nickname')
    .limit(limit)
    .execute()
}
