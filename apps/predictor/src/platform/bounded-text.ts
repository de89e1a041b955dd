/** The length to which texts of the platform are truncated, in characters; longer than any real text. */
export const LONGEST = { question: 400, choice: 200, nickname: 400 } as const

/** A text that is longer than that ends in an ellipsis. @example boundedText('abcd', 3) //=> 'abc…' */
export function boundedText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const characters = Array.from(text)
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`
}
