import * as z from 'zod/mini'
import { maybeText } from './fields.ts'

/** A leaderboard, in the platform's spelling. */
export interface Leaderboard {
  readonly id: string
  readonly name: string
  readonly entries_url?: string | null | undefined
  /** Template with `{profile_id}`. */
  readonly entry_detail_url_template?: string | null | undefined
}

/** A leaderboard, alone or inside a program; unlisted fields are kept. */
export const leaderboardSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  entries_url: maybeText,
  entry_detail_url_template: maybeText,
}) satisfies z.ZodMiniType<Leaderboard>

/** One profile's place on a leaderboard, in the platform's spelling. */
export interface LeaderboardEntry {
  /** From 1. */
  readonly rank: number
  readonly score: number
  readonly profile_id: string
  readonly profile_nickname: string
  /** Decimal text with three places, such as `"0.500"`. */
  readonly percentile_rank?: string | null | undefined
}

/** One profile's place on a leaderboard, as list item and as detail; unlisted fields are kept. */
export const leaderboardEntrySchema = z.looseObject({
  rank: z.number(),
  score: z.number(),
  profile_id: z.string(),
  profile_nickname: z.string(),
  percentile_rank: maybeText,
}) satisfies z.ZodMiniType<LeaderboardEntry>
