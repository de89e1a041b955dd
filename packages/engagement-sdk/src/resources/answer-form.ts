import type { WidgetKind } from '../wire/vocabulary.ts'

const ANSWER_FORMS = {
  'text-poll': 'option',
  'image-poll': 'option',
  'text-prediction': 'option',
  'image-prediction': 'option',
  'text-quiz': 'choice',
  'image-quiz': 'choice',
  'cheer-meter': 'cheer',
  'emoji-slider': 'magnitude',
  'text-number-prediction': 'numbers',
  'image-number-prediction': 'numbers',
  'text-ask': 'text',
  alert: 'none',
  'video-alert': 'none',
  'social-embed': 'none',
  'rich-post': 'none',
  'text-prediction-follow-up': 'none',
  'image-prediction-follow-up': 'none',
  'text-number-prediction-follow-up': 'none',
  'image-number-prediction-follow-up': 'none',
} as const satisfies Record<WidgetKind, string>

/** The form of the answer to a widget of this kind; `none` for kinds that take no answers. */
export type AnswerForm<Kind extends WidgetKind = WidgetKind> = (typeof ANSWER_FORMS)[Kind]

/**
 * Returns the form of the answers to a kind.
 *
 * @example answerFormOf('emoji-slider') //=> 'magnitude'
 */
export function answerFormOf(kind: WidgetKind): AnswerForm {
  return ANSWER_FORMS[kind]
}

/**
 * Returns whether an answer to this kind may be changed: polls, predictions and cheer meters.
 *
 * @example canUpdateAnswer('text-quiz') //=> false
 */
export function canUpdateAnswer(kind: WidgetKind): boolean {
  return answerFormOf(kind) === 'option' || answerFormOf(kind) === 'cheer'
}
