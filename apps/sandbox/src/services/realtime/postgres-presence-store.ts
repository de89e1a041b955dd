import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../data/database.ts'
import type { Row } from '../../data/schema.ts'
import { batch } from '../answering/batch.ts'
import {
  type Activity,
  type Attributes,
  DEFAULT_TIMEOUT_SECONDS,
  MAX_PRESENT,
  type Move,
  type PresenceStore,
} from './presence.ts'

interface Touch {
  readonly user: string
  readonly channels: readonly string[]
  readonly at: number
  readonly activity: Activity
}

interface PresenceRow extends Pick<Row<'presence_seats'>, 'channel' | 'user_id'> {
  readonly attributes: Attributes | null
}

/** Creates a presence store in PostgreSQL, shared by all processes. @param most users on channels at a time */
export function createPostgresPresenceStore(db: Database, most: number = MAX_PRESENT): PresenceStore {
  async function rowsOf(query: RawBuilder<PresenceRow>): Promise<readonly PresenceRow[]> {
    return (await query.execute(db)).rows
  }

  /** Counted after the change, so that the last of two that come at once counts both. */
  async function moves(rows: readonly PresenceRow[]): Promise<readonly Move[]> {
    if (rows.length === 0) return []
    const { rows: counts } = await sql<{ channel: string; occupancy: number }>`
      select channel, count(*)::int as occupancy from presence_seats
      where channel = any(${[...new Set(rows.map(({ channel }) => channel))]}::text[]) group by channel`.execute(
      db,
    )
    const occupancies = new Map(counts.map(({ channel, occupancy }) => [channel, occupancy]))
    return rows.map(({ channel, user_id: user, attributes }) => ({
      channel,
      user,
      attributes: attributes ?? undefined,
      occupancy: occupancies.get(channel) ?? 0,
    }))
  }

  /**
   * One statement for all users who were active during the last one: a message wakes thousands of them at once. A user who is
   * in it twice makes it fail, and then they are stored one by one.
   */
  const touchInBatch = batch(async (touches: readonly Touch[]) => {
    const lines = touches.flatMap(({ user, channels, at, activity: { timeoutSeconds, attributes } }) =>
      channels.map((channel) => ({
        user_id: user,
        channel,
        touched_at: at,
        timeout_seconds: timeoutSeconds ?? null,
        attributes: attributes?.[channel] ?? null,
      })),
    )
    const { rows } = await sql<PresenceRow & { is_new: boolean }>`
      insert into presence_seats as seat (channel, user_id, timeout_seconds, touched_at, attributes)
      select said.channel, said.user_id, coalesce(said.timeout_seconds, (
          select timeout_seconds from presence_seats own where own.user_id = said.user_id and own.channel = said.channel
        ), ${DEFAULT_TIMEOUT_SECONDS}::float8), said.touched_at, nullif(said.attributes, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as said (user_id text, channel text, touched_at int8, timeout_seconds float8, attributes jsonb)
      order by said.channel, said.user_id
      on conflict (channel, user_id) do update set
        touched_at = greatest(seat.touched_at, excluded.touched_at),
        timeout_seconds = excluded.timeout_seconds,
        attributes = coalesce(excluded.attributes, seat.attributes)
      returning channel, user_id, attributes, xmax = 0 as is_new`.execute(db)
    const joins = Map.groupBy(await moves(rows.filter(({ is_new }) => is_new)), (move) => move.user)
    return touches.map(({ user }) => joins.get(user) ?? [])
  })

  return {
    touch: async (user, channels, at, activity) =>
      channels.length === 0 ? [] : touchInBatch({ user, channels, at, activity }),
    leave: async (user, channels) =>
      moves(
        await rowsOf(sql`delete from presence_seats
          where user_id = ${user} and channel = any(${[...channels]}::text[])
          returning channel, user_id, null as attributes`),
      ),
    expire: async (at) =>
      moves(
        await rowsOf(sql`delete from presence_seats
          where ${at}::int8 - touched_at > timeout_seconds * 1000
            or (channel, user_id) in (
              select channel, user_id from presence_seats order by touched_at desc, place desc offset ${most})
          returning channel, user_id, null as attributes`),
      ),
    describe: async (user, channels, attributes) =>
      moves(
        await rowsOf(sql`update presence_seats set attributes = ${JSON.stringify(attributes)}::jsonb
          where user_id = ${user} and channel = any(${[...channels]}::text[])
          returning channel, user_id, attributes`),
      ),
    async here(channel) {
      const rows = await rowsOf(sql`select channel, user_id, attributes from presence_seats
        where channel = ${channel} order by place`)
      return rows.map(({ user_id: user, attributes }) => ({ user, attributes: attributes ?? undefined }))
    },
    async where(user) {
      const { rows } = await sql<{ channel: string }>`
        select channel from presence_seats where user_id = ${user} order by place`.execute(db)
      return rows.map(({ channel }) => channel)
    },
  }
}
