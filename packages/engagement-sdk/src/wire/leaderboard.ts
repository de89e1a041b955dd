import { maybeText } from './fields.ts'
import * as z from './schema.ts'

/** A leaderboard, alone or inside a program; unlisted fields are kept as they came. */
export const leaderboardSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  name: z.string(),
  entries_url: maybeText,
  entry_detail_url_template: maybeText,
})

/** A leaderboard. Wire spelling; unlisted fields are kept and typed `unknown`. */
export type Leaderboard = z.infer<typeof leaderboardSchema>

/** One line of a leaderboard; list item and detail have the same shape. */
export const leaderboardEntrySchema = /* @__PURE__ */ z.looseObject({
  /** From 1. */
  rank: z.number(),
  score: z.number(),
  profile_id: z.string(),
  profile_nickname: z.string(),
  /** Decimal text with three places, such as `"0.500"`. */
  percentile_rank: maybeText,
})

/** One line of a leaderboard. Wire spelling; unlisted fields are kept and typed `unknown`. */
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>
