import * as z from 'zod/mini'
import { maybeFlag, maybeNumber, maybeText } from './fields.ts'
import { WIDGET_KINDS } from './vocabulary.ts'

/** What one profile answered to one widget. */
export const interactionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  widget_id: z.string(),
  /** Never a follow-up kind. */
  widget_kind: z.enum(WIDGET_KINDS),
  /** Where an update is sent. */
  url: z.string(),
  profile_id: maybeText,
  created_at: maybeText,
  /** Polls, predictions, cheer meters. */
  option_id: maybeText,
  /** Quizzes. */
  choice_id: maybeText,
  is_correct: maybeFlag,
  /** Text asks. */
  text: maybeText,
  /** Emoji sliders: decimal text with three places on the wire, some deployments send a number. */
  magnitude: z.unknown(),
  /** Cheer meters. */
  vote_count: maybeNumber,
  /** Number predictions. */
  votes: z.nullish(z.array(z.object({ option_id: z.string(), number: z.number() }))),
  claim_token: maybeText,
})

/** What one profile answered to one widget. Wire spelling. */
export type Interaction = z.infer<typeof interactionSchema>
