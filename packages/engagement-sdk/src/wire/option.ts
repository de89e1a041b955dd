import * as z from 'zod/mini'
import { maybeFlag, maybeNumber, maybeText, textOrNull } from './fields.ts'

/** One option of a poll, prediction, cheer meter or number prediction, in the platform's spelling. */
export interface Option {
  readonly id: string
  /** Label; for scores and minutes a number written as text. */
  readonly description: string | null
  readonly image_url?: string | null | undefined
  /** Where a vote for this option is sent. Opaque, may change between reads. */
  readonly vote_url?: string | null | undefined
  /** False until the prediction is settled. */
  readonly is_correct?: boolean | null | undefined
  /** What the option earned; 0 until the prediction is settled. */
  readonly reward_item_amount: number | null
  /** Number predictions: the right number, null until the prediction is settled. */
  readonly correct_number?: number | null | undefined
}

/** One option of a poll, prediction, cheer meter or number prediction; unlisted fields are kept. */
export const optionSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  description: textOrNull,
  image_url: maybeText,
  vote_url: maybeText,
  is_correct: maybeFlag,
  reward_item_amount: z._default(z.nullable(z.number()), 0),
  correct_number: maybeNumber,
}) satisfies z.ZodMiniType<Option>

/** One answer of a quiz, in the platform's spelling. */
export interface Choice {
  readonly id: string
  readonly description: string | null
  readonly image_url?: string | null | undefined
  /** Where this choice is sent. Opaque, may change between reads. */
  readonly answer_url?: string | null | undefined
  readonly is_correct?: boolean | null | undefined
}

/** One answer of a quiz; unlisted fields are kept. */
export const choiceSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  description: textOrNull,
  image_url: maybeText,
  answer_url: maybeText,
  is_correct: maybeFlag,
}) satisfies z.ZodMiniType<Choice>
