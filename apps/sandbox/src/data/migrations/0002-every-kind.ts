import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table claims (
     interaction_id uuid primary key, id uuid not null, profile_id uuid not null references profiles,
     claimed_at int8 not null)`,
  `create table chat_rooms (id uuid primary key, title text not null, created_at int8 not null)`,
  `create table chat_memberships (
     id uuid not null unique, chat_room_id uuid not null references chat_rooms,
     profile_id uuid not null references profiles, created_at int8 not null, primary key (chat_room_id, profile_id))`,
]

/** Claims of rewards, chat rooms and their members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
