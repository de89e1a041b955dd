import * as z from 'zod/mini'
import { attributes } from './attribute.ts'
import { maybeFlag, maybeText } from './fields.ts'

/** A leaderboard, alone or inside a program. */
export const leaderboardSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  url: maybeText,
  client_id: maybeText,
  /** Scores frozen. */
  is_locked: maybeFlag,
  reward_item_id: maybeText,
  attributes,
  entries_url: maybeText,
  entry_detail_url_template: maybeText,
})

/** A leaderboard. Wire spelling. */
export type Leaderboard = z.infer<typeof leaderboardSchema>

/** One line of a leaderboard; list item and detail have the same shape. */
export const leaderboardEntrySchema = /* @__PURE__ */ z.object({
  /** From 1. */
  rank: z.number(),
  score: z.number(),
  profile_id: z.string(),
  profile_nickname: z.string(),
  /** Decimal text with three places, such as `"0.500"`. */
  percentile_rank: maybeText,
})

/** One line of a leaderboard. Wire spelling. */
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>
