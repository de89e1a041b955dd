import * as z from 'zod/mini'
import { type FieldsOf, looseObject, maybeText } from './fields.ts'

/** A leaderboard, alone or inside a program; unlisted fields are kept. */
export const leaderboardSchema = looseObject({
  id: z.string(),
  name: z.string(),
  entries_url: maybeText,
  /** Template with `{profile_id}`. */
  entry_detail_url_template: maybeText,
})

/** A leaderboard, in the platform's spelling. */
export interface Leaderboard extends FieldsOf<typeof leaderboardSchema> {}

/** One profile's place on a leaderboard, as list item and as detail; unlisted fields are kept. */
export const leaderboardEntrySchema = looseObject({
  /** From 1. */
  rank: z.number(),
  score: z.number(),
  profile_id: z.string(),
  profile_nickname: z.string(),
  /** Decimal text with three places, such as `"0.500"`. */
  percentile_rank: maybeText,
})

/** One profile's place on a leaderboard, in the platform's spelling. */
export interface LeaderboardEntry extends FieldsOf<typeof leaderboardEntrySchema> {}
