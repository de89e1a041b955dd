import { z } from 'zod'

/** How a kind is answered (docs/contract/rest.md, 'Kinds of widgets' and 'Interactions'); 'none' takes no answers. */
export type AnswerForm = 'option' | 'choice' | 'cheer' | 'magnitude' | 'numbers' | 'reply' | 'none'

/** Every kind of widget, and how it is answered. */
const FORMS = {
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
} as const satisfies Record<string, AnswerForm>

export type WidgetKind = keyof typeof FORMS

function isWidgetKind(text: string): text is WidgetKind {
  return Object.hasOwn(FORMS, text)
}

export const WIDGET_KINDS = Object.keys(FORMS).filter(isWidgetKind)
export const widgetKindSchema = z.enum(WIDGET_KINDS)

export function formOf(kind: WidgetKind): AnswerForm {
  return FORMS[kind]
}

/** Returns whether a kind is answered in one of these forms. */
export function isAnsweredBy(kind: WidgetKind, ...forms: readonly AnswerForm[]): boolean {
  return forms.includes(FORMS[kind])
}

/** Returns the path of a kind's collection: `text-polls`, `text-quizzes`. */
export function collectionPath(kind: WidgetKind): string {
  return kind.endsWith('quiz') ? `${kind}zes` : `${kind}s`
}

const WITHOUT_FIELD: ReadonlySet<WidgetKind> = new Set([
  'text-number-prediction',
  'text-number-prediction-follow-up',
  'video-alert',
  'social-embed',
])

/** Returns the application's field for the collection of a kind (docs/contract/rest.md, 'Kinds of widgets'). */
export function collectionField(kind: WidgetKind): string | undefined {
  if (WITHOUT_FIELD.has(kind)) return undefined
  return `${collectionPath(kind).replaceAll('-', '_').replace('follow_ups', 'followUps')}_url`
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

/** Returns the follow-up kind of a prediction kind. */
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
