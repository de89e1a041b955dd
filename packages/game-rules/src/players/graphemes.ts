/**
 * Splits a text into grapheme clusters, the characters as a reader counts them: a flag or a family emoji is one.
 * Browsers without `Intl.Segmenter` (Firefox before 125) split it into code points.
 *
 * @example graphemesOf('👨‍👩‍👧!') //=> [ '👨‍👩‍👧', '!' ]
 */
export function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}
