/**
 * Parses the whole number in the text of a choice: '30+' and '30 or more' are 30, '52%' is 52.
 * @example parseWholeNumber('30+') //=> 30
 */
export function parseWholeNumber(text: string): number | undefined {
  const match = /^\s*(\d{1,9})\s*(?:\+|%|or more)?\s*$/i.exec(text)
  return match === null ? undefined : Number(match[1])
}
