import { z } from 'zod'

/** Where collections of each kind live, and the name of the application's field for it (contract 2.4.5). */
export const COLLECTIONS = {
  'text-poll': { path: 'text-polls', field: 'text_polls_url' },
  'image-poll': { path: 'image-polls', field: 'image_polls_url' },
  'text-quiz': { path: 'text-quizzes', field: 'text_quizzes_url' },
  'image-quiz': { path: 'image-quizzes', field: 'image_quizzes_url' },
  'text-prediction': { path: 'text-predictions', field: 'text_predictions_url' },
  'image-prediction': { path: 'image-predictions', field: 'image_predictions_url' },
  'text-prediction-follow-up': { path: 'text-prediction-follow-ups', field: 'text_prediction_followUps_url' },
  'image-prediction-follow-up': {
    path: 'image-prediction-follow-ups',
    field: 'image_prediction_followUps_url',
  },
  'text-number-prediction': { path: 'text-number-predictions', field: undefined },
  'image-number-prediction': { path: 'image-number-predictions', field: 'image_number_predictions_url' },
  'text-number-prediction-follow-up': { path: 'text-number-prediction-follow-ups', field: undefined },
  'image-number-prediction-follow-up': {
    path: 'image-number-prediction-follow-ups',
    field: 'image_number_prediction_followUps_url',
  },
  'cheer-meter': { path: 'cheer-meters', field: 'cheer_meters_url' },
  'emoji-slider': { path: 'emoji-sliders', field: 'emoji_sliders_url' },
  'text-ask': { path: 'text-asks', field: 'text_asks_url' },
  alert: { path: 'alerts', field: 'alerts_url' },
  'video-alert': { path: 'video-alerts', field: undefined },
  'rich-post': { path: 'rich-posts', field: 'rich_posts_url' },
  'social-embed': { path: 'social-embeds', field: undefined },
} as const

export type WidgetKind = keyof typeof COLLECTIONS

/** Returns whether a text names a widget kind. */
function isWidgetKind(text: string): text is WidgetKind {
  return Object.hasOwn(COLLECTIONS, text)
}

export const WIDGET_KINDS = Object.keys(COLLECTIONS).filter(isWidgetKind)
export const widgetKindSchema = z.enum(WIDGET_KINDS)

/** How a kind is answered (contract 2.3 and 2.8.1); 'none' takes no answers. */
export type AnswerForm = 'option' | 'choice' | 'cheer' | 'magnitude' | 'numbers' | 'reply' | 'none'

/** The answer form of every kind. */
export const ANSWER_FORMS = {
  'text-poll': 'option',
  'image-poll': 'option',
  'text-quiz': 'choice',
  'image-quiz': 'choice',
  'text-prediction': 'option',
  'image-prediction': 'option',
  'text-prediction-follow-up': 'none',
  'image-prediction-follow-up': 'none',
  'text-number-prediction': 'numbers',
  'image-number-prediction': 'numbers',
  'text-number-prediction-follow-up': 'none',
  'image-number-prediction-follow-up': 'none',
  'cheer-meter': 'cheer',
  'emoji-slider': 'magnitude',
  'text-ask': 'reply',
  alert: 'none',
  'video-alert': 'none',
  'rich-post': 'none',
  'social-embed': 'none',
} as const satisfies Record<WidgetKind, AnswerForm>

/** Returns whether a kind is answered in one of these forms. */
export function isAnsweredBy(kind: WidgetKind, ...forms: readonly AnswerForm[]): boolean {
  return forms.includes(ANSWER_FORMS[kind])
}

const PREDICTION_KINDS = [
  'text-prediction',
  'image-prediction',
  'text-number-prediction',
  'image-number-prediction',
] as const satisfies readonly WidgetKind[]
type PredictionKind = (typeof PREDICTION_KINDS)[number]

/** Returns whether a kind is one of the four predictions. */
export function isPrediction(kind: WidgetKind): kind is PredictionKind {
  return PREDICTION_KINDS.some((one) => one === kind)
}

/** The follow-up kind of a prediction kind. */
export function followUpKind(kind: PredictionKind) {
  return `${kind}-follow-up` as const
}

/** Returns the kind of a widget's interactions: its own, or the parent's for a follow-up. */
export function interactionKind(kind: WidgetKind): WidgetKind {
  return PREDICTION_KINDS.find((prediction) => followUpKind(prediction) === kind) ?? kind
}

/** Returns the query parameter that selects interactions by widgets of a kind: `text_prediction_id`. */
export function queryName(kind: WidgetKind): string {
  return `${kind.replaceAll('-', '_')}_id`
}
