import { type PluralForms, pluralForm } from '../locale/locale-format.ts'

const FORMS: PluralForms = { one: '#st', two: '#nd', few: '#rd', other: '#th' }
const rules = /* @__PURE__ */ new Intl.PluralRules('en-US', { type: 'ordinal' })

/** Formats an ordinal number. @example ordinal(22) //=> '22nd' */
export function ordinal(value: number): string {
  return pluralForm(rules, value, FORMS).replace('#', `${value}`)
}
