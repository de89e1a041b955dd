import * as z from 'zod/mini'
import { type Attribute, attributes } from './attribute.ts'
import { listOf, maybeText } from './fields.ts'
import { instantFrom } from './instant.ts'
import { type Choice, choiceSchema, type Option, optionSchema } from './option.ts'
import { WIDGET_KINDS, WIDGET_STATUSES, type WidgetKind, type WidgetStatus } from './vocabulary.ts'

/** A follow-up as a field of its prediction, in the platform's spelling. */
export interface FollowUp {
  readonly id: string
  readonly kind: WidgetKind
  readonly program_id: string
  readonly status: WidgetStatus
  readonly created_at?: string | null | undefined
  readonly published_at?: string | null | undefined
  /** Answers are accepted before this instant; null is no limit. Read it with `instantFrom`. */
  readonly interactive_until?: string | null | undefined
  /** Real-time channel of results. Opaque, may be shared by many widgets. */
  readonly subscribe_channel?: string | null | undefined
  readonly impression_url?: string | null | undefined
  /** Template with `{profile_id}`, its query names this widget (a follow-up names its parent). */
  readonly widget_interactions_url_template?: string | null | undefined
  readonly widget_attributes: readonly Attribute[]
  readonly question?: string | null | undefined
  /** Empty where the kind has none. */
  readonly options: readonly Option[]
  /** Empty where the kind has none. */
  readonly choices: readonly Choice[]
  /** Emoji sliders and number predictions: where the whole widget is answered. */
  readonly vote_url?: string | null | undefined
  /** Text asks: where they are answered. */
  readonly reply_url?: string | null | undefined
  /** Number predictions: `all` where only a prediction with every number right earns something. */
  readonly required_correct?: string | null | undefined
  /** Follow-ups: the prediction that they settle. */
  readonly text_prediction_id?: string | null | undefined
  readonly image_prediction_id?: string | null | undefined
  readonly text_number_prediction_id?: string | null | undefined
  readonly image_number_prediction_id?: string | null | undefined
}

/** A widget of any kind, in the platform's spelling. */
export interface Widget extends FollowUp {
  /** Follow-ups of a prediction; may be unpublished. */
  readonly follow_ups: readonly FollowUp[]
}

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
 */
export const widgetSchema = /* @__PURE__ */ checked() satisfies z.ZodMiniType<Widget>

/* @__NO_SIDE_EFFECTS__ */
function checked() {
  const timestamp = z.string().check(z.refine(isTimestamp, 'Not a timestamp'))
  const fields = { interactive_until: z.nullish(timestamp), follow_ups: listOf(followUpSchema) }
  return z
    .looseObject({ ...followUpSchema.shape, ...fields })
    .check(z.refine(hasItsOptions, { path: ['options'], error: 'Widget option not present' }))
}

function isTimestamp(text: string): boolean {
  return text === '' || instantFrom(text) !== undefined
}

/** A widget that is answered by its options is useless without them. */
function hasItsOptions({ kind, options }: Pick<Widget, 'kind' | 'options'>): boolean {
  return options.length > 0 || !/poll|prediction|cheer/.test(kind)
}
