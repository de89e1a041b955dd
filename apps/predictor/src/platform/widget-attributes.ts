import type { Attribute } from '@touchline/engagement-sdk'

/** What a widget's attributes say about the question that it is. */
export interface QuestionAttributes {
  readonly fieldType: string | undefined
  readonly widgetType: string | undefined
  /** Its place among the questions; later than every numbered one where there is none. */
  readonly number: number
}

export function questionAttributes(attributes: readonly Attribute[]): QuestionAttributes {
  const textOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.value
  const number = Number.parseInt(textOf('widget_no') ?? '', 10)
  return {
    fieldType: textOf('field_type'),
    widgetType: textOf('widget_type'),
    number: Number.isNaN(number) ? Number.POSITIVE_INFINITY : number,
  }
}
