import type { Attribute } from './attribute.ts'
import type { Choice, Option } from './option.ts'
import type { WidgetKind, WidgetStatus } from './vocabulary.ts'

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
  /** Predictions: what settles them, may be unpublished. Empty for all others. */
  readonly follow_ups: readonly FollowUp[]
}

/** A poll: answered with one of its `options`, and the answer may be changed. */
export interface PollWidget extends WidgetFields {
  readonly kind: 'text-poll' | 'image-poll'
}

/** A prediction: answered with one of its `options`, and the answer may be changed. */
export interface PredictionWidget extends WidgetFields {
  readonly kind: 'text-prediction' | 'image-prediction'
}

/** A number prediction: answered with a number for each of its `options`. */
export interface NumberPredictionWidget extends WidgetFields {
  readonly kind: 'text-number-prediction' | 'image-number-prediction'
  /** Where the whole widget is answered. */
  readonly vote_url?: string | null | undefined
  /** `all` if only a prediction with every number right earns something. */
  readonly required_correct?: string | null | undefined
}

/** A cheer meter: answered with a count for one of its `options`. */
export interface CheerMeterWidget extends WidgetFields {
  readonly kind: 'cheer-meter'
}

/** A quiz: answered with one of its `choices`. */
export interface QuizWidget extends WidgetFields {
  readonly kind: 'text-quiz' | 'image-quiz'
}

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
export interface PostWidget extends WidgetFields {
  readonly kind: 'alert' | 'video-alert' | 'social-embed' | 'rich-post'
}

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

/** A follow-up as a field of its prediction. */
export interface FollowUp extends Omit<WidgetFields, 'follow_ups'>, ParentIds {
  readonly kind: WidgetKind
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
