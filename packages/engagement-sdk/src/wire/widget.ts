import * as z from 'zod/mini'
import {
  attributes,
  type FieldsOf,
  instantFrom,
  listOf,
  looseObject,
  maybeFlag,
  maybeNumber,
  maybeText,
  textOrNull,
} from './fields.ts'
import { WIDGET_KINDS, WIDGET_STATUSES, type WidgetKind } from './vocabulary.ts'

/** Unlisted fields are kept, as in all of these schemas. */
export const optionSchema = looseObject({
  id: z.string(),
  /** Label; for scores and minutes a number written as text. */
  description: textOrNull,
  image_url: maybeText,
  /** Where a vote for this option is sent. Opaque, may change between reads. */
  vote_url: maybeText,
  /** False until the prediction is settled. */
  is_correct: maybeFlag,
  /** What the option earned; 0 until the prediction is settled. */
  reward_item_amount: z._default(z.nullable(z.number()), 0),
  /** Number predictions: the right number, null until the prediction is settled. */
  correct_number: maybeNumber,
})

/** One option of a poll, prediction, cheer meter or number prediction, in the platform's spelling. */
export interface Option extends FieldsOf<typeof optionSchema> {}

export const choiceSchema = looseObject({
  id: z.string(),
  description: textOrNull,
  image_url: maybeText,
  /** Where this choice is sent. Opaque, may change between reads. */
  answer_url: maybeText,
  is_correct: maybeFlag,
})

/** One answer of a quiz, in the platform's spelling. */
export interface Choice extends FieldsOf<typeof choiceSchema> {}

/** The ids of the prediction that a follow-up settles, by the prediction's kind. */
const parentIdsSchema = looseObject({
  text_prediction_id: maybeText,
  image_prediction_id: maybeText,
  text_number_prediction_id: maybeText,
  image_number_prediction_id: maybeText,
})

/** The ids of the prediction that a follow-up settles, by the prediction's kind. */
export interface ParentIds extends FieldsOf<typeof parentIdsSchema> {}

const fieldsSchema = looseObject({
  id: z.string(),
  program_id: z.string(),
  status: z.enum(WIDGET_STATUSES),
  created_at: maybeText,
  published_at: maybeText,
  /** Answers are accepted before this instant; null is no limit. Read it with `instantFrom`. */
  interactive_until: maybeText,
  /** Real-time channel of results. Opaque, may be shared by many widgets. */
  subscribe_channel: maybeText,
  impression_url: maybeText,
  /** Template with `{profile_id}`, its query names this widget (a follow-up names its parent). */
  widget_interactions_url_template: maybeText,
  widget_attributes: attributes,
  question: maybeText,
  /** Empty if the kind has none. */
  options: listOf(optionSchema),
  /** Quizzes; empty for all others. */
  choices: listOf(choiceSchema),
})

/** The fields that widgets of all kinds have, in the platform's spelling. */
export interface WidgetFields extends FieldsOf<typeof fieldsSchema> {
  /** Predictions: the follow-ups that settle them, may be unpublished. Empty for all others, and in a follow-up. */
  readonly follow_ups: readonly Widget[]
}

/** A follow-up as a field of its prediction. */
const followUpSchema = looseObject({
  ...fieldsSchema.shape,
  kind: z.enum(WIDGET_KINDS),
  /** Where the whole widget is answered. */
  vote_url: maybeText,
  /** Where a text ask is answered. */
  reply_url: maybeText,
  /** `all` if only a number prediction with every number right earns something. */
  required_correct: maybeText,
  ...parentIdsSchema.shape,
  follow_ups: z.catch(listOf(z.never()), []),
})

/** A widget of a kind, with the fields that only some kinds have. */
type WidgetOf<
  Kind extends WidgetKind,
  Field extends keyof FieldsOf<typeof followUpSchema> = never,
> = WidgetFields & { readonly kind: Kind } & Pick<FieldsOf<typeof followUpSchema>, Field>

/** A poll: answered with one of its `options`, and the answer may be changed. */
export type PollWidget = WidgetOf<'text-poll' | 'image-poll'>

/** A prediction: answered with one of its `options`, and the answer may be changed. */
export type PredictionWidget = WidgetOf<'text-prediction' | 'image-prediction'>

/** A number prediction: answered with a number for each of its `options`. */
export type NumberPredictionWidget = WidgetOf<
  'text-number-prediction' | 'image-number-prediction',
  'vote_url' | 'required_correct'
>

/** A cheer meter: answered with a count for one of its `options`. */
export type CheerMeterWidget = WidgetOf<'cheer-meter'>

/** A quiz: answered with one of its `choices`. */
export type QuizWidget = WidgetOf<'text-quiz' | 'image-quiz'>

/** An emoji slider: answered with a magnitude. */
export type EmojiSliderWidget = WidgetOf<'emoji-slider', 'vote_url'>

/** A text ask: answered with text. */
export type TextAskWidget = WidgetOf<'text-ask', 'reply_url'>

/** A post, which takes no answers. */
export type PostWidget = WidgetOf<'alert' | 'video-alert' | 'social-embed' | 'rich-post'>

/** A follow-up, which settles a prediction and takes no answers of its own. */
export type FollowUpWidget = WidgetOf<
  | 'text-prediction-follow-up'
  | 'image-prediction-follow-up'
  | 'text-number-prediction-follow-up'
  | 'image-number-prediction-follow-up',
  keyof ParentIds
>

/** A widget, in the platform's spelling; `kind` names its type. */
export type Widget =
  | PollWidget
  | PredictionWidget
  | NumberPredictionWidget
  | CheerMeterWidget
  | QuizWidget
  | EmojiSliderWidget
  | TextAskWidget
  | PostWidget
  | FollowUpWidget

/**
 * A widget of any kind: one flat shape, kinds differ in which fields are filled. Unlisted fields (texts of alerts,
 * magnitudes, claim addresses …) are kept. Add fields of your own with `z.safeExtend`.
 *
 * @example z.safeParse(widgetSchema, body).success //=> true
 */
export const widgetSchema = z
  .extend(followUpSchema, {
    interactive_until: z.nullish(z.string().check(z.refine(isTimestamp, 'Not a timestamp'))),
    follow_ups: listOf(followUpSchema),
  })
  .check(
    z.refine(hasNeededOptions, { error: 'Widget option not present', path: ['options'] }),
  ) satisfies z.ZodMiniType<Widget>

function isTimestamp(text: string): boolean {
  return text === '' || instantFrom(text) !== undefined
}

/** Returns false for a poll, prediction, follow-up or cheer meter without options, which cannot be shown or answered. */
function hasNeededOptions({ kind, options }: Pick<Widget, 'kind' | 'options'>): boolean {
  return options.length > 0 || !/poll|prediction|cheer/.test(kind)
}

/** Receipt of an impression; unlisted fields are dropped. */
export const impressionSchema = z.object({ id: z.string(), created_at: maybeText })

/** Receipt of an impression, in the platform's spelling. */
export interface Impression extends FieldsOf<typeof impressionSchema> {}
