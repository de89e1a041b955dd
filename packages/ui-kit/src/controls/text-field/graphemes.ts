// The same rule as `graphemesOf` of game-rules. Controls import React only, so that their sources can be copied.

/** Undefined in Firefox before 125, which therefore counts code points. */
const segmenter =
  /* @__PURE__ */ 'Segmenter' in Intl
    ? /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })
    : undefined

/** Returns the number of grapheme clusters: a flag or a letter with its accents is one. @example graphemeCount('🇳🇿') //=> 1 */
export function graphemeCount(text: string): number {
  return graphemesOf(text).length
}

/** Returns the first `length` grapheme clusters. @example firstGraphemes('Side Kick', 4) //=> 'Side' */
export function firstGraphemes(text: string, length: number): string {
  return graphemesOf(text).slice(0, length).join('')
}

function graphemesOf(text: string): string[] {
  return segmenter === undefined ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment)
}
