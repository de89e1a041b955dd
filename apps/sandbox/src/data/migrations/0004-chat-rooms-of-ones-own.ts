import { type Kysely, sql } from 'kysely'

/** Rooms that fans open: with or without a title, for everyone or for members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table chat_rooms alter column title drop not null,
         add column visibility text not null default 'everyone', add column content_filter text not null default 'none'`,
    )
    .execute(db)
}
