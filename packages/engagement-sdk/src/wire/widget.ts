import * as z from 'zod/mini'
import { attributes } from './attribute.ts'
import { maybeFlag, maybeNumber, maybeText } from './fields.ts'
import { instantFrom } from './instant.ts'
import { choiceSchema, optionSchema } from './option.ts'
import { WIDGET_KINDS, WIDGET_STATUSES } from './vocabulary.ts'

const fields = {
  id: z.string(),
  kind: z.enum(WIDGET_KINDS),
  program_id: z.string(),
  status: z.enum(WIDGET_STATUSES),
  url: maybeText,
  client_id: maybeText,
  created_at: maybeText,
  scheduled_at: maybeText,
  published_at: maybeText,
  /** Answers are accepted before this instant; null is no limit. Read it with `instantFrom`. */
  interactive_until: maybeText,
  /** ISO 8601 duration, a hint for the screen. */
  timeout: maybeText,
  program_date_time: maybeText,
  /** Milliseconds into an on-demand video. */
  playback_time_ms: maybeNumber,
  /** Real-time channel of results; opaque, may be shared by many widgets. */
  subscribe_channel: maybeText,
  impression_url: maybeText,
  /** `{profile_id}` template with a query that names this widget (a follow-up names its parent). */
  widget_interactions_url_template: maybeText,
  custom_data: maybeText,
  widget_attributes: attributes,
  question: maybeText,
  confirmation_message: maybeText,
  options: z._default(z.array(optionSchema), []),
  choices: z._default(z.array(choiceSchema), []),
  /** Where the whole widget is answered: emoji sliders and number predictions. */
  vote_url: maybeText,
  /** Where a text ask is answered. */
  reply_url: maybeText,
  prompt: maybeText,
  title: maybeText,
  text: maybeText,
  content: maybeText,
  comment: maybeText,
  image_url: maybeText,
  video_url: maybeText,
  link_label: maybeText,
  link_url: maybeText,
  cheer_type: maybeText,
  /** Decimal text with three places. */
  initial_magnitude: maybeText,
  average_magnitude: maybeText,
  /** How many numbers must be right, such as `all`. */
  required_correct: maybeText,
  correct_option_id: maybeText,
  claim_url: maybeText,
  text_prediction_id: maybeText,
  image_prediction_id: maybeText,
  text_number_prediction_id: maybeText,
  image_number_prediction_id: maybeText,
  pubnub_enabled: maybeFlag,
}

/** Kinds that can only be answered by picking one of their options. */
const NEEDS_OPTIONS = /poll|prediction|cheer/

/** What single fields cannot tell: the answers are there, the closing time can be read. */
function checkWidget({ value, issues }: z.core.ParsePayload<FlatWidget>): void {
  if (NEEDS_OPTIONS.test(value.kind) && value.options.length === 0) {
    issues.push({ code: 'custom', path: ['options'], message: 'Widget option not present', input: value })
  }
  if (value.interactive_until && instantFrom(value.interactive_until) === undefined) {
    issues.push({ code: 'custom', path: ['interactive_until'], message: 'Not a timestamp', input: value })
  }
}

const flatWidget = z.object(fields)
type FlatWidget = z.infer<typeof flatWidget>

/** A widget of any kind: one flat shape, kinds differ in which fields are filled. */
export const widgetSchema = /* @__PURE__ */ z
  .object({
    ...fields,
    /** Follow-ups of a prediction; may be unpublished. */
    follow_ups: z._default(z.array(flatWidget), []),
  })
  .check(checkWidget)

/** A widget of any kind. Wire spelling. */
export type Widget = z.infer<typeof widgetSchema>

/** A follow-up as it hangs on its prediction. Wire spelling. */
export type FollowUp = FlatWidget
