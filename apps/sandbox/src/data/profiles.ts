import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { Fan } from '../core/controls.ts'
import { isId } from '../core/ids.ts'
import type { Database, Work } from './database.ts'
import type { Row, Schema } from './schema.ts'

export interface ProfileRow extends Row<'profiles'> {
  /** All that it earned. */
  readonly points: number
}

/** All points that a profile has earned, in every fixture that is settled. */
const POINTS = sql<number>`(
  select coalesce(sum(earned.score), 0)::int
  from programs join program_points earned on earned.program_id = programs.id and earned.profile_id = profiles.id)`.as(
  'points',
)

export interface NewProfile {
  readonly nickname: string
  /** The customer's own id. */
  readonly customId?: string | null | undefined
  readonly customData?: string | null | undefined
  readonly attributes?: readonly object[] | undefined
  readonly now: number
}

/** Inserts a profile and returns its id. */
export async function insertProfile(
  work: Database | Work,
  { nickname, customId = null, customData = null, attributes = [], now }: NewProfile,
): Promise<string> {
  const profile = {
    id: randomUUID(),
    nickname,
    custom_id: customId,
    custom_data: customData,
    created_at: now,
  }
  const { id } = await work
    .insertInto('profiles')
    .values({ ...profile, attributes: JSON.stringify(attributes) })
    // Another request of the same user may be faster.
    .onConflict((conflict) => conflict.column('custom_id').doUpdateSet({ custom_id: customId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the id of the profile with a customer's own id; inserts it on first use. */
export async function profileOfCustomer(
  db: Database,
  profile: NewProfile & { readonly customId: string },
): Promise<string> {
  const find = db.selectFrom('profiles').select('id').where('custom_id', '=', profile.customId)
  return (await find.executeTakeFirst())?.id ?? insertProfile(db, profile)
}

export async function findProfile(db: Database, id: string): Promise<ProfileRow | undefined> {
  return isId(id)
    ? db.selectFrom('profiles').selectAll('profiles').select(POINTS).where('id', '=', id).executeTakeFirst()
    : undefined
}

export async function updateProfile(
  db: Database,
  id: string,
  changes: Updateable<Schema['profiles']>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('profiles').set(changes).where('id', '=', id).execute()
}

/** Returns profiles by a part of their nickname, in any case. */
export function profilesNamed(db: Database, nickname: string, limit: number): Promise<Fan[]> {
  return db
    .selectFrom('profiles')
    .select(['id as profileId', 'nickname'])
    .where(sql<boolean>`strpos(lower(nickname), lower(${nickname})) > 0`)
    .orderBy('nickname')
    .limit(limit)
    .execute()
}

/** Stores that a token, by its hash, belongs to a profile. */
export async function insertAccessToken(
  work: Database | Work,
  { tokenHash, profileId }: { readonly tokenHash: string; readonly profileId: string },
): Promise<void> {
  await work.insertInto('access_tokens').values({ token_hash: tokenHash, profile_id: profileId }).execute()
}

/** Returns the id of the profile that a token belongs to. */
export async function findTokenHolder(db: Database, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .select('profile_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.profile_id
}
