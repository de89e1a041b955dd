import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'
import { WIDGET_KINDS } from './vocabulary.ts'

/**
 * What one profile answered to one widget; unlisted fields
 * (rewards, an emoji slider's `magnitude`, a number prediction's `votes` …) are kept as they came.
 */
export const interactionSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  widget_id: z.string(),
  /** Never a follow-up kind. */
  widget_kind: /* @__PURE__ */ z.oneOf(WIDGET_KINDS),
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
})

/** What one profile answered to one widget. Wire spelling; unlisted fields are kept. */
export type Interaction = z.infer<typeof interactionSchema>
