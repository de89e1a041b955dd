import type { WidgetKind } from '../wire/links.ts'

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

/** Kinds by their answer form. */
export function isAnsweredBy(kind: WidgetKind, ...forms: readonly AnswerForm[]): boolean {
  return forms.includes(ANSWER_FORMS[kind])
}

const FOLLOW_UP = '-follow-up'

/** The kind whose interactions a widget stands for: its own, and the parent's for a follow-up. */
export function interactionKind(kind: string): string {
  return kind.endsWith(FOLLOW_UP) ? kind.slice(0, -FOLLOW_UP.length) : kind
}

/** The follow-up kind of a prediction kind. */
export function followUpKind(kind: string): string {
  return `${kind}${FOLLOW_UP}`
}

/** Whether a kind is one of the four predictions. */
export function isPrediction(kind: string): boolean {
  return kind.endsWith('-prediction')
}

/** The name under which interactions of a kind are asked for: `text_prediction_id`. */
export function queryName(kind: string): string {
  return `${kind.replaceAll('-', '_')}_id`
}
