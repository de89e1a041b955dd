import { z } from 'zod'

/** How a kind is answered (docs/contract/rest.md, 'Kinds of widgets' and 'Interactions'); 'none' takes no answers. */
export type AnswerForm = 'option' | 'choice' | 'cheer' | 'magnitude' | 'numbers' | 'reply' | 'none'

interface KindFacts {
  readonly form: AnswerForm
  /** Where its collection lives. */
  readonly path: string
  /** The application's field for the collection (docs/contract/rest.md, 'Kinds of widgets'). */
  readonly field?: string
}

/** Every kind of widget. */
export const KINDS = {
  'text-poll': { form: 'option', path: 'text-polls', field: 'text_polls_url' },
  'image-poll': { form: 'option', path: 'image-polls', field: 'image_polls_url' },
  'text-quiz': { form: 'choice', path: 'text-quizzes', field: 'text_quizzes_url' },
  'image-quiz': { form: 'choice', path: 'image-quizzes', field: 'image_quizzes_url' },
  'text-prediction': { form: 'option', path: 'text-predictions', field: 'text_predictions_url' },
  'image-prediction': { form: 'option', path: 'image-predictions', field: 'image_predictions_url' },
  'text-prediction-follow-up': {
    form: 'none',
    path: 'text-prediction-follow-ups',
    field: 'text_prediction_followUps_url',
  },
  'image-prediction-follow-up': {
    form: 'none',
    path: 'image-prediction-follow-ups',
    field: 'image_prediction_followUps_url',
  },
  'text-number-prediction': { form: 'numbers', path: 'text-number-predictions' },
  'image-number-prediction': {
    form: 'numbers',
    path: 'image-number-predictions',
    field: 'image_number_predictions_url',
  },
  'text-number-prediction-follow-up': { form: 'none', path: 'text-number-prediction-follow-ups' },
  'image-number-prediction-follow-up': {
    form: 'none',
    path: 'image-number-prediction-follow-ups',
    field: 'image_number_prediction_followUps_url',
  },
  'cheer-meter': { form: 'cheer', path: 'cheer-meters', field: 'cheer_meters_url' },
  'emoji-slider': { form: 'magnitude', path: 'emoji-sliders', field: 'emoji_sliders_url' },
  'text-ask': { form: 'reply', path: 'text-asks', field: 'text_asks_url' },
  alert: { form: 'none', path: 'alerts', field: 'alerts_url' },
  'video-alert': { form: 'none', path: 'video-alerts' },
  'rich-post': { form: 'none', path: 'rich-posts', field: 'rich_posts_url' },
  'social-embed': { form: 'none', path: 'social-embeds' },
} as const satisfies Record<string, KindFacts>

export type WidgetKind = keyof typeof KINDS

/** Returns whether a text names a widget kind. */
function isWidgetKind(text: string): text is WidgetKind {
  return Object.hasOwn(KINDS, text)
}

export const WIDGET_KINDS = Object.keys(KINDS).filter(isWidgetKind)
export const widgetKindSchema = z.enum(WIDGET_KINDS)

/** Returns whether a kind is answered in one of these forms. */
export function isAnsweredBy(kind: WidgetKind, ...forms: readonly AnswerForm[]): boolean {
  return forms.includes(KINDS[kind].form)
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
