/** Firefox before 125 has no segmenter and counts code points. */
const segmenter =
  /* @__PURE__ */ 'Segmenter' in Intl
    ? /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })
    : undefined

/** Characters as a person counts them: a flag or a letter with its accents is one. @example visibleLength('🇳🇿') //=> 1 */
export function visibleLength(text: string): number {
  return charactersOf(text).length
}

/** The first `length` visible characters. @example firstVisible('Side Kick', 4) //=> 'Side' */
export function firstVisible(text: string, length: number): string {
  return charactersOf(text).slice(0, length).join('')
}

function charactersOf(text: string): string[] {
  return segmenter === undefined ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment)
}
