interface TypedTextOptions {
  /** Whether this is the first change since the field showed its value. */
  readonly isFirst: boolean
  /** The maximum number of characters; undefined for no limit. */
  readonly maxLength: number | undefined
}

/**
 * Returns the text of a number field after an input event. The inserted text replaces the value if it is the first
 * change, or if the value is already full. Selecting the value is not enough: WebKit removes the selection when the
 * pointer is released, and assistive technology may insert at the caret.
 *
 * @example typedText('01', insertionOf('1'), { isFirst: true, maxLength: 2 }) //=> '1'
 */
export function typedText(text: string, event: Event, { isFirst, maxLength }: TypedTextOptions): string {
  const isInsertion = event instanceof InputEvent && event.inputType.startsWith('insert')
  const inserted = isInsertion ? event.data : null
  if (inserted === null) return text
  const isFull = maxLength !== undefined && text.length > maxLength
  return isFirst || isFull ? inserted : text
}
