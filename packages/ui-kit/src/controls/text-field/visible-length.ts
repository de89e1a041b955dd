const segmenter = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as a person counts them: a flag or a letter with its accents is one. @example visibleLength('🇳🇿') //=> 1 */
export function visibleLength(text: string): number {
  return Array.from(segmenter.segment(text)).length
}

/** The first `length` visible characters. @example firstVisible('Side Kick', 4) //=> 'Side' */
export function firstVisible(text: string, length: number): string {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, length)
    .join('')
}
