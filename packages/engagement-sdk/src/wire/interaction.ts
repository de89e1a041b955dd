import * as z from 'zod/mini'
import { listOf, maybeNumber, maybeText } from './fields.ts'
import { WIDGET_KINDS, type WidgetKind } from './vocabulary.ts'

export interface NumberVote {
  readonly option_id: string
  readonly number: number
}

export interface Interaction {
  readonly id: string
  readonly widget_id: string
  /** Never a follow-up kind. */
  readonly widget_kind: WidgetKind
  /** Where an update is sent. */
  readonly url: string
  readonly created_at?: string | null | undefined
  /** Polls, predictions, cheer meters. */
  readonly option_id?: string | null | undefined
  /** Quizzes. */
  readonly choice_id?: string | null | undefined
  /** Text asks. */
  readonly text?: string | null | undefined
  /** Cheer meters. */
  readonly vote_count?: number | null | undefined
  /** Emoji sliders: from 0 to 1, usually decimal text such as `"0.700"`. */
  readonly magnitude?: unknown
  /** Number predictions. */
  readonly votes?: readonly NumberVote[] | null | undefined
}

/** What one profile answered to one widget; unlisted fields (rewards, claim token …) are kept. */
export const interactionSchema = z.looseObject({
  id: z.string(),
  widget_id: z.string(),
  widget_kind: z.enum(WIDGET_KINDS),
  url: z.string(),
  created_at: maybeText,
  option_id: maybeText,
  choice_id: maybeText,
  text: maybeText,
  vote_count: maybeNumber,
  magnitude: z.optional(z.unknown()),
  votes: z.nullish(z.array(z.looseObject({ option_id: z.string(), number: z.number() }))),
}) satisfies z.ZodMiniType<Interaction>

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
export const rewardClaimSchema = z.object({
  id: z.string(),
  claimed_at: maybeText,
  rewards: listOf(z.looseObject({ reward_item_amount: maybeNumber, reward_action: maybeText })),
}) satisfies z.ZodMiniType<RewardClaim>
