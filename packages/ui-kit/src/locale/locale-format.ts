/** The forms of a plural; `#` stands for the number. Which forms a language has is defined by Unicode (CLDR). */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  /** The form for all other numbers. */
  readonly other: string
}

/** Formats numbers, lists and plurals of one locale. */
export type LocaleFormat = {
  /** Formats a number. */
  readonly number: (value: number) => string
  /** Formats a number from 0 to 100 as a percentage. */
  readonly percent: (value: number) => string
  /** Joins the items of a list. */
  readonly list: (items: readonly string[]) => string
  /** Returns the form for a number of things. */
  readonly plural: (count: number, forms: PluralForms) => string
  /** Returns the form for a position: first, second, third. */
  readonly ordinal: (position: number, forms: PluralForms) => string
}

/**
 * Returns functions with which a translation formats its numbers, lists and plurals.
 *
 * @throws RangeError if the locale is not a BCP 47 tag
 * @example localeFormat('en').plural(12, { one: '# minute', other: '# minutes' }) //=> '12 minutes'
 */
export function localeFormat(locale: string): LocaleFormat {
  const numbers = new Intl.NumberFormat(locale)
  const percentages = new Intl.NumberFormat(locale, { style: 'percent' })
  const lists = new Intl.ListFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  const formatBy = (rules: Intl.PluralRules) => (value: number, forms: PluralForms) =>
    pluralForm(rules, value, forms).replaceAll('#', numbers.format(value))
  return {
    number: (value) => numbers.format(value),
    percent: (value) => percentages.format(value / 100),
    list: (items) => lists.format(items),
    plural: formatBy(plurals),
    ordinal: formatBy(ordinals),
  }
}

/** Returns the form for a number by the rules of a language, with `#` in the place of the number. */
export function pluralForm(rules: Intl.PluralRules, value: number, forms: PluralForms): string {
  return forms[rules.select(value)] ?? forms.other
}

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
