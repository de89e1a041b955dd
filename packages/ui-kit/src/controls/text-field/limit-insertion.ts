import { graphemesOf } from '../../internal/graphemes-of.ts'

/**
 * Limits the length of a field in grapheme clusters after an insertion, as `maxlength` does: the inserted text, which is
 * before the caret, is shortened, and not the text around it.
 */
export function limitInsertion(field: HTMLInputElement, maxLength: number): void {
  const { value, selectionStart } = field
  const caret = selectionStart ?? value.length
  const after = graphemesOf(value.slice(caret)).slice(0, maxLength)
  const before = graphemesOf(value.slice(0, caret))
    .slice(0, maxLength - after.length)
    .join('')
  const limited = before + after.join('')
  if (limited === value) return
  field.value = limited
  field.setSelectionRange(before.length, before.length)
}
