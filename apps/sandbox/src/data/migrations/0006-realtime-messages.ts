import { type Kysely, sql } from 'kysely'

// Databases that several processes shared before this migration have the tables already.
const STATEMENTS = [
  `create table if not exists realtime_clock (one bool primary key default true check (one), last int8 not null)`,
  `insert into realtime_clock (last) values (0) on conflict do nothing`,
  `create table if not exists realtime_messages (timetoken int8 primary key, body jsonb not null)`,
]

/** Messages on their way between several processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
