import { attributes } from './attribute.ts'
import { listOf, maybeText } from './fields.ts'
import { instantFrom } from './instant.ts'
import { choiceSchema, optionSchema } from './option.ts'
import * as z from './schema.ts'
import { WIDGET_KINDS, WIDGET_STATUSES } from './vocabulary.ts'

const fields = {
  id: z.string(),
  kind: /* @__PURE__ */ z.oneOf(WIDGET_KINDS),
  program_id: z.string(),
  status: /* @__PURE__ */ z.oneOf(WIDGET_STATUSES),
  created_at: maybeText,
  published_at: maybeText,
  /** Answers are accepted before this instant; null is no limit. Read it with `instantFrom`. */
  interactive_until: maybeText,
  /** Real-time channel of results; opaque, may be shared by many widgets. */
  subscribe_channel: maybeText,
  impression_url: maybeText,
  /** `{profile_id}` template with a query that names this widget (a follow-up names its parent). */
  widget_interactions_url_template: maybeText,
  widget_attributes: attributes,
  question: maybeText,
  options: listOf(optionSchema),
  choices: listOf(choiceSchema),
  /** Where the whole widget is answered: emoji sliders and number predictions. */
  vote_url: maybeText,
  /** Where a text ask is answered. */
  reply_url: maybeText,
  /** On a follow-up: the prediction that it settles. */
  text_prediction_id: maybeText,
  image_prediction_id: maybeText,
  text_number_prediction_id: maybeText,
  image_number_prediction_id: maybeText,
}

const timestamp = /* @__PURE__ */ z.leaf<string>(
  'Not a timestamp',
  (value) => typeof value === 'string' && (value === '' || instantFrom(value) !== undefined),
)

const flatWidget = /* @__PURE__ */ z.looseObject(fields)

/** A follow-up as it hangs on its prediction. Wire spelling; unlisted fields are kept. */
export type FollowUp = z.infer<typeof flatWidget>

const wholeWidget = /* @__PURE__ */ z.looseObject({
  ...fields,
  /** Answers are accepted before this instant; null is no limit. Read it with `instantFrom`. */
  interactive_until: z.nullish(timestamp),
  /** Follow-ups of a prediction; may be unpublished. */
  follow_ups: listOf(flatWidget),
})

/**
 * A widget of any kind: one flat shape, kinds differ in which fields are filled. Unlisted fields
 * (texts of alerts, magnitudes, claim addresses …) are kept as they came.
 */
export const widgetSchema: z.Schema<z.infer<typeof wholeWidget>> = (value, flaws, path = []) => {
  const widget = wholeWidget(value, flaws, path)
  // What single fields cannot tell: the answers are there.
  if (!flaws.length && /poll|prediction|cheer/.test(widget.kind) && !widget.options.length) {
    flaws.push({ path: [...path, 'options'], message: 'Widget option not present' })
  }
  return widget
}

/** A widget of any kind. Wire spelling; unlisted fields are kept and typed `unknown`. */
export type Widget = z.infer<typeof widgetSchema>
