import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fanNickname } from '../services/crowd/fan-names.ts'
import type { ProfileRow } from '../wire/profile-resource.ts'
import type { Database, Work } from './database.ts'

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

/** What may be said of a profile when it is made. */
export interface NewProfile {
  readonly nickname?: string | undefined
  readonly customData?: string | null | undefined
  readonly customId?: string | undefined
  readonly attributes?: readonly object[] | undefined
  readonly now: number
}

/** Makes a profile; a missing nickname is invented. Nothing comes back where the custom id is taken. */
export async function insertProfile(
  work: Database | Work,
  profile: NewProfile,
): Promise<ProfileRow | undefined> {
  const made = await work
    .insertInto('profiles')
    .values({
      id: randomUUID(),
      nickname: profile.nickname ?? fanNickname(Math.floor(Math.random() * 100_000)),
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

/** The profile with the customer's own id, made on first use. */
export async function profileOfCustomer(db: Database, customId: string, now: number): Promise<string> {
  const find = () =>
    db.selectFrom('profiles').select('id').where('custom_id', '=', customId).executeTakeFirst()
  const row = (await find()) ?? (await insertProfile(db, { customId, now })) ?? (await find())
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
