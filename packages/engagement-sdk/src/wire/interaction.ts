import * as z from 'zod/mini'
import { type FieldsOf, listOf, looseObject, maybeNumber, maybeText } from './fields.ts'
import { WIDGET_KINDS } from './vocabulary.ts'

const numberVoteSchema = looseObject({ option_id: z.string(), number: z.number() })

export interface NumberVote extends FieldsOf<typeof numberVoteSchema> {}

/** What one profile answered to one widget; unlisted fields (rewards, claim token …) are kept. */
export const interactionSchema = looseObject({
  id: z.string(),
  widget_id: z.string(),
  /** Never a follow-up kind. */
  widget_kind: z.enum(WIDGET_KINDS),
  /** Where an update is sent. */
  url: z.string(),
  created_at: maybeText,
  /** Polls, predictions, cheer meters. */
  option_id: maybeText,
  /** Quizzes. */
  choice_id: maybeText,
  /** Text asks. */
  text: maybeText,
  /** Cheer meters. */
  vote_count: maybeNumber,
  /** Emoji sliders: from 0 to 1, usually decimal text such as `"0.700"`. */
  magnitude: z.optional(z.unknown()),
  /** Number predictions. */
  votes: z.nullish(z.array(numberVoteSchema)),
})

export interface Interaction extends FieldsOf<typeof interactionSchema> {}

const groups = z.record(z.string(), z.array(z.unknown()))

/**
 * Own interactions by the kind of their widgets, unparsed: as a field of the body, or of its results, as the platform's public
 * reference shows them.
 */
export const interactionsPageSchema = z.object({
  next: maybeText,
  interactions: z.optional(groups),
  results: z.optional(z.array(z.object({ interactions: groups }))),
})

const rewardSchema = looseObject({
  reward_item_amount: maybeNumber,
  /** What it was earned for, such as `prediction-correct`. */
  reward_action: maybeText,
})

/** What an answer has earned, in the platform's spelling. */
export interface Reward extends FieldsOf<typeof rewardSchema> {}

/** Receipt of claimed rewards; unlisted fields (item, rank, leaderboard … of a reward) are kept. */
export const rewardClaimSchema = looseObject({
  id: z.string(),
  claimed_at: maybeText,
  /** Empty for a wrong prediction. */
  rewards: listOf(rewardSchema),
})

/** Receipt of claimed rewards, in the platform's spelling. */
export interface RewardClaim extends FieldsOf<typeof rewardClaimSchema> {}
