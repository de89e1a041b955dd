import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../data/database.ts'
import type { PresenceSeatsTable } from '../../data/shared-state-schema.ts'
import {
  type Attributes,
  DEFAULT_TIMEOUT_SECONDS,
  MAX_PRESENT,
  type Member,
  type Move,
  type PresenceStore,
} from './presence-store.ts'

interface PresenceRow extends Pick<Selectable<PresenceSeatsTable>, 'channel' | 'user_id'> {
  readonly attributes: Attributes | null
}

/** Creates a presence store in PostgreSQL, shared by all processes. @param most users on channels at a time */
export function createPostgresPresenceStore(db: Database, most: number = MAX_PRESENT): PresenceStore {
  /** Counted at each sweep, so between two sweeps there may be some more than the most. */
  let isFull = false

  async function rowsOf(query: RawBuilder<PresenceRow>): Promise<readonly PresenceRow[]> {
    return (await query.execute(db)).rows
  }

  /** Counted after the change, so that the last of two that come at once counts both. */
  async function moves(rows: readonly PresenceRow[]): Promise<readonly Move[]> {
    if (rows.length === 0) return []
    const { rows: counts } = await sql<{ channel: string; occupancy: number }>`
      select channel, count(*)::int as occupancy from presence_seats
      where channel = any(${rows.map(({ channel }) => channel)}::text[]) group by channel`.execute(db)
    const occupancies = new Map(counts.map(({ channel, occupancy }) => [channel, occupancy]))
    return rows.map((row) => ({ ...member(row), occupancy: occupancies.get(row.channel) ?? 0 }))
  }

  return {
    async touch(user, channels, at, { timeoutSeconds, attributes }) {
      if (channels.length === 0) return []
      const said = channels.map((channel) => ({ channel, attributes: attributes?.[channel] ?? null }))
      const { rows } = await sql<PresenceRow & { is_new: boolean }>`
        insert into presence_seats as seat (channel, user_id, timeout_seconds, touched_at, attributes)
        select said.channel, ${user}::text, coalesce(${timeoutSeconds ?? null}::float8, (
            select timeout_seconds from presence_seats where user_id = ${user} order by touched_at desc limit 1
          ), ${DEFAULT_TIMEOUT_SECONDS}::float8), ${at}::int8, nullif(said.attributes, 'null'::jsonb)
        from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (channel text, attributes jsonb)
        where not ${isFull}::bool or exists (
          select from presence_seats own where own.channel = said.channel and own.user_id = ${user})
        order by said.channel
        on conflict (channel, user_id) do update set
          touched_at = greatest(seat.touched_at, excluded.touched_at),
          timeout_seconds = coalesce(${timeoutSeconds ?? null}::float8, seat.timeout_seconds),
          attributes = coalesce(excluded.attributes, seat.attributes)
        returning channel, user_id, attributes, xmax = 0 as is_new`.execute(db)
      if (timeoutSeconds !== undefined) {
        await sql`update presence_seats set timeout_seconds = ${timeoutSeconds}::float8
          where user_id = ${user} and timeout_seconds <> ${timeoutSeconds}::float8`.execute(db)
      }
      return moves(rows.filter(({ is_new }) => is_new))
    },
    leave: async (user, channels) =>
      moves(
        await rowsOf(sql`delete from presence_seats
          where user_id = ${user} and channel = any(${[...channels]}::text[])
          returning channel, user_id, null as attributes`),
      ),
    async expire(at, timeScale) {
      const expired = await rowsOf(sql`delete from presence_seats
          where (${at}::int8 - touched_at) * ${timeScale}::float8 > timeout_seconds * 1000
          returning channel, user_id, null as attributes`)
      const { rows } = await sql<{ taken: number }>`
        select count(*)::int as taken from presence_seats`.execute(db)
      isFull = (rows[0]?.taken ?? 0) >= most
      return moves(expired)
    },
    describe: async (user, channels, attributes) =>
      moves(
        await rowsOf(sql`update presence_seats set attributes = ${JSON.stringify(attributes)}::jsonb
          where user_id = ${user} and channel = any(${[...channels]}::text[])
          returning channel, user_id, attributes`),
      ),
    async here(channels) {
      const rows = await rowsOf(sql`select channel, user_id, attributes from presence_seats
        where channel = any(${[...channels]}::text[]) order by place`)
      return rows.map(member)
    },
    async where(user) {
      const { rows } = await sql<{ channel: string }>`
        select channel from presence_seats where user_id = ${user} order by place`.execute(db)
      return rows.map(({ channel }) => channel)
    },
    async channels() {
      const { rows } = await sql<{ channel: string }>`
        select channel from presence_seats group by channel order by min(place)`.execute(db)
      return rows.map(({ channel }) => channel)
    },
  }
}

function member({ channel, user_id, attributes }: PresenceRow): Member & { readonly channel: string } {
  return { channel, user: user_id, attributes: attributes ?? undefined }
}
