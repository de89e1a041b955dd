/** @module @touchline/ui-kit/locale */

export type { BindingTexts } from './binding-texts.ts'
export type { ControlTexts } from './control-texts.ts'
export { type Direction, directionOf } from './direction-of.ts'
export { ENGLISH_TEXTS } from './english-texts.ts'
export type { KitTexts } from './kit-texts.ts'
export { type LocaleFormat, localeFormat, type PluralForms } from './locale-format.ts'
export { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
export type { QuestionTexts } from './question-texts.ts'
