import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `alter table programs add column moved_from_at int8`,

  `create table faults (
     id uuid primary key, place int generated always as identity, fault jsonb not null, times_left int)`,

  // Unlogged: its rows have no value after a crash.
  `create unlogged table rate_buckets (key text primary key, spare float8 not null, filled_at timestamptz not null)`,

  `create table profile_blocks (
     id uuid primary key, blocked_by_profile_id uuid not null references profiles,
     blocked_profile_id uuid not null references profiles, created_at int8 not null,
     unique (blocked_by_profile_id, blocked_profile_id))`,
  `create table chat_invitations (
     id uuid primary key, chat_room_id uuid not null references chat_rooms,
     invited_profile_id uuid not null references profiles, invited_by_id uuid not null references profiles,
     status text not null, created_at int8 not null, unique (chat_room_id, invited_profile_id))`,
  `create index chat_invitations_by_invited on chat_invitations (invited_profile_id)`,
  `create index chat_invitations_by_inviting on chat_invitations (invited_by_id)`,
]

/** Fixtures moved to no date; faults and rates that several processes share; blocks and invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
