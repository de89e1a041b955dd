const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}
const rules = /* @__PURE__ */ new Intl.PluralRules('en-US', { type: 'ordinal' })

/** Formats an ordinal number. @example ordinal(22) //=> '22nd' */
export function ordinal(value: number): string {
  return `${value}${ENDINGS[rules.select(value)]}`
}
