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

export interface TextItem {
  readonly text: string
}

export interface MagnitudeItem {
  /** From 0 to 1; sent with three decimal places. */
  readonly magnitude: number
}

export interface NumbersItem {
  readonly options: readonly { readonly optionId: string; readonly number: number }[]
}

/** The answer to a quiz: one of the widget's choices, or its id. */
export interface ChoiceItem {
  readonly id?: string | undefined
  readonly answer_url?: string | null | undefined
}

/** The answer to a cheer meter: one of the widget's options, or its id, and how often. */
export interface CheerItem {
  readonly id?: string | undefined
  readonly vote_url?: string | null | undefined
  /** Whole number from 0. */
  readonly vote_count: number
}

/** The answer to a poll or prediction: one of the widget's options, or its id. */
export interface OptionItem {
  readonly id?: string | undefined
  readonly vote_url?: string | null | undefined
}

interface ItemByForm {
  readonly option: OptionItem
  readonly choice: ChoiceItem
  readonly cheer: CheerItem
  readonly magnitude: MagnitudeItem
  readonly numbers: NumbersItem
  readonly text: TextItem
  readonly none: never
}

/** The answer to a widget of this kind; without a kind, any answer. */
export type InteractionItem<Kind extends WidgetKind = WidgetKind> = ItemByForm[AnswerForm<Kind>]

/** The fields of all items: which of them are used depends on the widget's kind. */
export interface AnyInteractionItem {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly magnitude?: number | undefined
  readonly options?: NumbersItem['options'] | undefined
  readonly answer_url?: string | null | undefined
  readonly vote_url?: string | null | undefined
  readonly vote_count?: number | undefined
}
