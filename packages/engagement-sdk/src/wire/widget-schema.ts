import * as z from 'zod/mini'
import { attributes } from './attribute.ts'
import { listOf, maybeText } from './fields.ts'
import { instantFrom } from './instant.ts'
import { choiceSchema, optionSchema } from './option.ts'
import { KINDS_WITH_OPTIONS, WIDGET_KINDS, WIDGET_STATUSES } from './vocabulary.ts'
import type { FollowUp, Widget } from './widget.ts'

const followUpSchema = /* @__PURE__ */ z.looseObject({
  id: z.string(),
  kind: z.enum(WIDGET_KINDS),
  program_id: z.string(),
  status: z.enum(WIDGET_STATUSES),
  created_at: maybeText,
  published_at: maybeText,
  interactive_until: maybeText,
  subscribe_channel: maybeText,
  impression_url: maybeText,
  widget_interactions_url_template: maybeText,
  widget_attributes: attributes,
  question: maybeText,
  options: listOf(optionSchema),
  choices: listOf(choiceSchema),
  vote_url: maybeText,
  reply_url: maybeText,
  required_correct: maybeText,
  text_prediction_id: maybeText,
  image_prediction_id: maybeText,
  text_number_prediction_id: maybeText,
  image_number_prediction_id: maybeText,
}) satisfies z.ZodMiniType<FollowUp>

/**
 * A widget of any kind: one flat shape, kinds differ in which fields are filled. Unlisted fields (texts of alerts,
 * magnitudes, claim addresses …) are kept. Add fields of your own with `z.safeExtend`.
 *
 * @example z.safeParse(widgetSchema, body).success //=> true
 */
export const widgetSchema = /* @__PURE__ */ createWidgetSchema() satisfies z.ZodMiniType<Widget>

/* @__NO_SIDE_EFFECTS__ */
function createWidgetSchema() {
  const timestamp = z.string().check(({ value, issues }) => {
    if (!isTimestamp(value)) issues.push({ code: 'custom', message: 'Not a timestamp', input: value })
  })
  const fields = { interactive_until: z.nullish(timestamp), follow_ups: listOf(followUpSchema) }
  return z.looseObject({ ...followUpSchema.shape, ...fields }).check(({ value, issues }) => {
    if (!hasNeededOptions(value))
      issues.push({ code: 'custom', message: 'Widget option not present', path: ['options'], input: value })
  })
}

function isTimestamp(text: string): boolean {
  return text === '' || instantFrom(text) !== undefined
}

function hasNeededOptions({ kind, options }: Pick<Widget, 'kind' | 'options'>): boolean {
  return options.length > 0 || !KINDS_WITH_OPTIONS.some((each) => each === kind)
}
