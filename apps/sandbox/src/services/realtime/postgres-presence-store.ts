import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../data/database.ts'
import type { Row } from '../../data/schema.ts'
import { DEFAULT_TIMEOUT_SECONDS, MAX_PRESENT, type Move, type PresenceStore } from './presence.ts'

type PresenceRow = Pick<Row<'presences'>, 'channel' | 'user_id'>

/** Creates a presence store in PostgreSQL, shared by all processes. @param most users on channels at a time */
export function createPostgresPresenceStore(db: Database, most: number = MAX_PRESENT): PresenceStore {
  /** Runs a change and returns who it moved. Counted after it, so that the last of two that come at once counts both. */
  async function moves(change: RawBuilder<PresenceRow>): Promise<readonly Move[]> {
    const { rows } = await change.execute(db)
    if (rows.length === 0) return []
    const { rows: counts } = await sql<{ channel: string; occupancy: number }>`
      select channel, count(*)::int as occupancy from presences
      where channel = any(${[...new Set(rows.map(({ channel }) => channel))]}::text[]) group by channel`.execute(
      db,
    )
    const occupancies = new Map(counts.map(({ channel, occupancy }) => [channel, occupancy]))
    return rows.map(({ channel, user_id: user }) => ({
      channel,
      user,
      occupancy: occupancies.get(channel) ?? 0,
    }))
  }

  return {
    // One statement for all: a message wakes thousands of users at once, and each then renews its presence.
    touch: (touches) =>
      moves(sql`
        with touched as (
          insert into presences as known (channel, user_id, timeout_seconds, touched_at)
          select given.channel, given."user", coalesce(given."timeoutSeconds", (
              select timeout_seconds from presences own
              where own.user_id = given."user" and own.channel = given.channel
            ), ${DEFAULT_TIMEOUT_SECONDS}::float8), given.at
          from jsonb_to_recordset(${JSON.stringify(touches)}::jsonb)
            as given ("user" text, channel text, at int8, "timeoutSeconds" float8)
          order by given.channel, given."user"
          on conflict (channel, user_id) do update set
            touched_at = greatest(known.touched_at, excluded.touched_at),
            timeout_seconds = excluded.timeout_seconds
          returning channel, user_id, xmax = 0 as is_new)
        select channel, user_id from touched where is_new`),
    leave: (user, channels) =>
      moves(sql`
        delete from presences where user_id = ${user} and channel = any(${[...channels]}::text[])
        returning channel, user_id`),
    expire: (at) =>
      moves(sql`
        delete from presences
        where ${at}::int8 - touched_at > timeout_seconds * 1000
          or (channel, user_id) in (
            select channel, user_id from presences order by touched_at desc, place desc offset ${most})
        returning channel, user_id`),
    async here(channel) {
      const { rows } = await sql<PresenceRow>`
        select user_id from presences where channel = ${channel} order by place`.execute(db)
      return rows.map(({ user_id }) => user_id)
    },
    async where(user) {
      const { rows } = await sql<PresenceRow>`
        select channel from presences where user_id = ${user} order by place`.execute(db)
      return rows.map(({ channel }) => channel)
    },
  }
}
