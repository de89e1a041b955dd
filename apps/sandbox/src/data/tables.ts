import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Every table, and whether a reset empties it. */
const IS_EMPTIED = {
  settings: true,
  tournaments: true,
  programs: true,
  widgets: true,
  profiles: true,
  access_tokens: true,
  interactions: true,
  impressions: true,
  leaderboards: true,
  program_leaderboards: true,
  program_points: true,
  entries: true,
  score_fine: true,
  score_totals: true,
  board_pages: true,
  reward_actions: true,
  claims: true,
  chat_rooms: true,
  chat_memberships: true,
  faults: true,
  rate_buckets: true,
  profile_blocks: true,
  chat_invitations: true,
  presence_seats: true,
  // One row, the time of the last message: times never go back, or clients that are connected would miss messages.
  realtime_clock: false,
  realtime_messages: true,
} satisfies Record<keyof Schema, boolean>

/** The names of all tables. */
export const TABLES: readonly string[] = Object.keys(IS_EMPTIED)

/** Empties all tables except the clock of real-time messages. */
export async function emptyTables(db: Database): Promise<void> {
  const emptied = Object.entries(IS_EMPTIED).flatMap(([name, isEmptied]) =>
    isEmptied ? [sql.table(name)] : [],
  )
  await sql`truncate ${sql.join(emptied)} cascade`.execute(db)
}
