/** The one locale of this catalogue; a second language is a second folder of these modules. */
export const LOCALE = 'en-US'

interface PluralForms {
  readonly one: string
  readonly other: string
}

const rules = new Intl.PluralRules(LOCALE)

/** Returns the plural form for a count. @example pluralOf(1, { one: 'point', other: 'points' }) //=> 'point' */
export function pluralOf(count: number, forms: PluralForms): string {
  return rules.select(count) === 'one' ? forms.one : forms.other
}

/** @example pointsText(1) //=> '1 point' */
export function pointsText(count: number): string {
  return `${count} ${pluralOf(count, { one: 'point', other: 'points' })}`
}
