import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fanNickname } from '../crowd/fan-names.ts'
import type { ProfileRow } from '../wire/profile-resource.ts'
import type { Database, Work } from './database.ts'

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
  return work
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
  const rows = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** All points that a profile has earned, in every fixture that is settled. */
export async function pointsOf(db: Database, profileId: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points.score), 0)::int as points
    from programs join program_points points on points.program_id = programs.id and points.profile_id = ${profileId}`.execute(
    db,
  )
  return rows[0]?.points ?? 0
}
