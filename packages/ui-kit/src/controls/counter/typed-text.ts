interface Typing {
  /** Whether this is the first change since the field shows its value. */
  readonly isFirst: boolean
  /** The number of characters that a value may have; undefined for no limit. */
  readonly longest: number | undefined
}

/**
 * Returns the text that a number field means after an input event: the inserted text replaces the value when it is
 * the first or when the value has no room for it. The selection cannot be relied on for this: WebKit removes it when
 * the pointer is released, and assistive technology may insert at the caret.
 *
 * @example typedText('01', insertionOf('1'), { isFirst: true, longest: 2 }) //=> '1'
 */
export function typedText(text: string, event: Event, { isFirst, longest }: Typing): string {
  const isInsertion = event instanceof InputEvent && event.inputType.startsWith('insert')
  const inserted = isInsertion ? event.data : null
  if (inserted === null) return text
  const isFull = longest !== undefined && text.length > longest
  return isFirst || isFull ? inserted : text
}
