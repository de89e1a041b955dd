import * as z from 'zod/mini'
import { maybeFlag, maybeNumber, maybeText, textOrNull } from './fields.ts'

/** One answer of a poll, prediction, cheer meter or number prediction. */
export const optionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Label; for scores and minutes a number written as text. */
  description: textOrNull,
  image_url: maybeText,
  /** Where a vote for this option is sent; opaque, may change between reads. */
  vote_url: maybeText,
  vote_count: maybeNumber,
  /** False until settled. */
  is_correct: maybeFlag,
  correct_number: maybeNumber,
  reward_item_id: maybeText,
  /** What the option earned once settled. */
  reward_item_amount: z._default(z.nullable(z.number()), 0),
})

/** One answer of a poll, prediction, cheer meter or number prediction. Wire spelling. */
export type Option = z.infer<typeof optionSchema>

/** One answer of a quiz. */
export const choiceSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  description: textOrNull,
  image_url: maybeText,
  /** Where this choice is sent; opaque, may change between reads. */
  answer_url: maybeText,
  answer_count: maybeNumber,
  is_correct: maybeFlag,
})

/** One answer of a quiz. Wire spelling. */
export type Choice = z.infer<typeof choiceSchema>
