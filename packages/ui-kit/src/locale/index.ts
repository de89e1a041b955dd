/** @module @touchline/ui-kit/locale */

export {
  type Direction,
  directionOf,
  type LocaleFormat,
  localeFormat,
  type PluralForms,
} from './locale-format.ts'
export { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
export type { KitTexts } from './texts.ts'
export { ENGLISH_TEXTS } from './texts.ts'
