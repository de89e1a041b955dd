import type { Widget } from '@touchline/engagement-sdk'

/** What a widget's attributes say about the question that it is. */
export interface QuestionAttributes {
  readonly fieldType: string | undefined
  readonly widgetType: string | undefined
  /** Its place among the questions; Infinity without one, so that it follows the numbered ones. */
  readonly number: number
}

export function questionAttributes({ widget_attributes }: Widget): QuestionAttributes {
  const textOf = (key: string) => widget_attributes.find((attribute) => attribute.key === key)?.value
  const number = Number.parseInt(textOf('widget_no') ?? '', 10)
  return {
    fieldType: textOf('field_type'),
    widgetType: textOf('widget_type'),
    number: Number.isNaN(number) ? Number.POSITIVE_INFINITY : number,
  }
}

const NUMBER_PREDICTION = /^(text|image)-number-prediction$/

/** Returns whether a widget asks for a number for each of its options. */
export function isNumberPrediction({ kind }: Widget): boolean {
  return NUMBER_PREDICTION.test(kind)
}
