/** The answer to a text ask. */
export interface TextItem {
  readonly text: string
}

/** The answer to an emoji slider. */
export interface MagnitudeItem {
  /** From 0 to 1; sent with three places. */
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

/** What a widget is answered with; which form fits is a matter of its kind. */
export type InteractionItem = TextItem | MagnitudeItem | NumbersItem | ChoiceItem | CheerItem | OptionItem
