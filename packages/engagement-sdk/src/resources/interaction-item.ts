import type { WidgetKind } from '../wire/vocabulary.ts'
import type { AnswerForm } from './answer-form.ts'

/** The answer to a text ask. */
export interface TextItem {
  readonly text: string
}

/** The answer to an emoji slider. */
export interface MagnitudeItem {
  /** From 0 to 1; sent with three decimal places. */
  readonly magnitude: number
}

/** The answer to a number prediction. */
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
