import * as z from 'zod/mini'
import { listOf, maybeNumber, maybeText } from './fields.ts'

/** What an answer has earned, in the platform's spelling. */
export interface Reward {
  readonly reward_item_amount?: number | null | undefined
  /** What it was earned for, such as `prediction-correct`. */
  readonly reward_action?: string | null | undefined
}

/** Receipt of claimed rewards, in the platform's spelling. */
export interface RewardClaim {
  readonly id: string
  readonly claimed_at?: string | null | undefined
  /** Empty for a wrong prediction. */
  readonly rewards: readonly Reward[]
}

/** Receipt of claimed rewards; unlisted fields of a reward (item, rank, leaderboard …) are kept. */
export const rewardClaimSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  claimed_at: maybeText,
  rewards: /* @__PURE__ */ listOf(
    /* @__PURE__ */ z.looseObject({
      reward_item_amount: maybeNumber,
      reward_action: maybeText,
    }),
  ),
}) satisfies z.ZodMiniType<RewardClaim>
