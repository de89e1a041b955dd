import { maybeFlag, maybeText, textOrNull } from './fields.ts'
import * as z from './schema.ts'

/** One answer of a poll, prediction, cheer meter or number prediction; unlisted fields are kept. */
export const optionSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  /** Label; for scores and minutes a number written as text. */
  description: textOrNull,
  image_url: maybeText,
  /** Where a vote for this option is sent; opaque, may change between reads. */
  vote_url: maybeText,
  /** False until settled. */
  is_correct: maybeFlag,
  /** What the option earned once settled. */
  reward_item_amount: z._default(z.nullable(z.number()), () => 0),
})

/** One answer of a poll, prediction, cheer meter or number prediction. Wire spelling. */
export type Option = z.infer<typeof optionSchema>

/** One answer of a quiz; unlisted fields are kept as they came. */
export const choiceSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  description: textOrNull,
  image_url: maybeText,
  /** Where this choice is sent; opaque, may change between reads. */
  answer_url: maybeText,
  is_correct: maybeFlag,
})

/** One answer of a quiz. Wire spelling. */
export type Choice = z.infer<typeof choiceSchema>
