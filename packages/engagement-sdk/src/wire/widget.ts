import * as z from 'zod/mini'
import {
  type Attribute,
  attributes,
  instantFrom,
  listOf,
  maybeFlag,
  maybeNumber,
  maybeText,
  textOrNull,
} from './fields.ts'
import {
  KINDS_WITH_OPTIONS,
  WIDGET_KINDS,
  WIDGET_STATUSES,
  type WidgetKind,
  type WidgetStatus,
} from './vocabulary.ts'

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

/** Unlisted fields are kept, as in all of these schemas. */
export const optionSchema = z.looseObject({
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

export const choiceSchema = z.looseObject({
  id: z.string(),
  description: textOrNull,
  image_url: maybeText,
  answer_url: maybeText,
  is_correct: maybeFlag,
}) satisfies z.ZodMiniType<Choice>

/** The fields that widgets of all kinds have, in the platform's spelling. */
export interface WidgetFields {
  readonly id: string
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
  /** Empty if the kind has none. */
  readonly options: readonly Option[]
  /** Quizzes; empty for all others. */
  readonly choices: readonly Choice[]
  /** Predictions: the follow-ups that settle them, may be unpublished. Empty for all others, and in a follow-up. */
  readonly follow_ups: readonly Widget[]
}

type WidgetOf<Kind extends WidgetKind> = WidgetFields & { readonly kind: Kind }

/** A poll: answered with one of its `options`, and the answer may be changed. */
export type PollWidget = WidgetOf<'text-poll' | 'image-poll'>

/** A prediction: answered with one of its `options`, and the answer may be changed. */
export type PredictionWidget = WidgetOf<'text-prediction' | 'image-prediction'>

/** A number prediction: answered with a number for each of its `options`. */
export interface NumberPredictionWidget extends WidgetFields {
  readonly kind: 'text-number-prediction' | 'image-number-prediction'
  /** Where the whole widget is answered. */
  readonly vote_url?: string | null | undefined
  /** `all` if only a prediction with every number right earns something. */
  readonly required_correct?: string | null | undefined
}

/** A cheer meter: answered with a count for one of its `options`. */
export type CheerMeterWidget = WidgetOf<'cheer-meter'>

/** A quiz: answered with one of its `choices`. */
export type QuizWidget = WidgetOf<'text-quiz' | 'image-quiz'>

/** An emoji slider: answered with a magnitude. */
export interface EmojiSliderWidget extends WidgetFields {
  readonly kind: 'emoji-slider'
  /** Where the whole widget is answered. */
  readonly vote_url?: string | null | undefined
}

/** A text ask: answered with text. */
export interface TextAskWidget extends WidgetFields {
  readonly kind: 'text-ask'
  /** Where it is answered. */
  readonly reply_url?: string | null | undefined
}

/** A post, which takes no answers. */
export type PostWidget = WidgetOf<'alert' | 'video-alert' | 'social-embed' | 'rich-post'>

/** The ids of the prediction that a follow-up settles, by the prediction's kind. */
export interface ParentIds {
  readonly text_prediction_id?: string | null | undefined
  readonly image_prediction_id?: string | null | undefined
  readonly text_number_prediction_id?: string | null | undefined
  readonly image_number_prediction_id?: string | null | undefined
}

/** A follow-up, which settles a prediction and takes no answers of its own. */
export interface FollowUpWidget extends WidgetFields, ParentIds {
  readonly kind:
    | 'text-prediction-follow-up'
    | 'image-prediction-follow-up'
    | 'text-number-prediction-follow-up'
    | 'image-number-prediction-follow-up'
}

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

/** A follow-up as a field of its prediction. */
const followUpSchema = z.looseObject({
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
  follow_ups: z.catch(listOf(z.never()), []),
}) satisfies z.ZodMiniType<Widget>

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

function hasNeededOptions({ kind, options }: Pick<Widget, 'kind' | 'options'>): boolean {
  return options.length > 0 || !KINDS_WITH_OPTIONS.some((each) => each === kind)
}

/** Receipt of an impression, in the platform's spelling. */
export interface Impression {
  readonly id: string
  readonly created_at?: string | null | undefined
}

/** Receipt of an impression; unlisted fields are dropped. */
export const impressionSchema = z.object({
  id: z.string(),
  created_at: maybeText,
}) satisfies z.ZodMiniType<Impression>
