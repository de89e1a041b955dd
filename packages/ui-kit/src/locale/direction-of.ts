/** The direction of writing, with the values of the `dir` attribute. */
export type Direction = 'ltr' | 'rtl'

/** ISO 15924 codes of the scripts in use today that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/**
 * Returns the direction in which a locale is written, by its script. `Intl.Locale#getTextInfo` returns it too, but some
 * supported browsers do not have it.
 *
 * @example directionOf('ar') //=> 'rtl'
 */
export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script) ? 'rtl' : 'ltr'
}
