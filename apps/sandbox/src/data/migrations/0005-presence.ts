import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Unlogged, so empty after a crash: users who are still present send a heartbeat within seconds.
  `create unlogged table presence_seats (
     channel text not null, user_id text not null, timeout_seconds float8 not null, touched_at int8 not null,
     attributes jsonb, place int8 generated always as identity, primary key (channel, user_id))`,
  `create index presence_seats_by_user on presence_seats (user_id)`,
]

/** The users on each channel, for several processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
