import { createContext, useContext } from 'react'
import { ENGLISH_TEXTS, type KitTexts } from './texts.ts'

/** How numbers are written. */
export type Locale = {
  /** The BCP 47 tag. */
  readonly tag: string
  readonly formatNumber: (value: number) => string
  /** Returns a typed number with 0 to 9 and a decimal point, without group separators. Other characters stay. */
  readonly asciiNumber: (text: string) => string
}

/**
 * The locale of the nearest LocaleProvider. Without one, numbers have plain digits without separators, so a comma is the
 * decimal separator of the keyboard.
 */
export const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  tag: 'en-US',
  formatNumber: String,
  asciiNumber: (text) => text.replaceAll(',', '.'),
})

/** Returns the locale of the nearest LocaleProvider. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The texts of the nearest LocaleProvider; the English texts without one. */
export const TextsContext = /* @__PURE__ */ createContext<KitTexts>(ENGLISH_TEXTS)

/** Returns the texts of a component from the nearest LocaleProvider. */
export function useTexts<Name extends keyof KitTexts>(name: Name): KitTexts[Name] {
  return useContext(TextsContext)[name]
}

const ASCII_SYMBOLS: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
  group: '',
  decimal: '.',
  minusSign: '-',
}

/** As many as a step can have. */
const MAX_DECIMALS = 6

/** Returns how numbers are written in a locale. */
export function localeOf(tag: string): Locale {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: MAX_DECIMALS })
  const ascii = asciiCharactersOf(format)
  return {
    tag,
    formatNumber: (value) => format.format(value),
    asciiNumber: (text) => Array.from(text, (character) => ascii.get(character) ?? character).join(''),
  }
}

/** Returns what replaces each digit and symbol of a locale. */
function asciiCharactersOf(format: Intl.NumberFormat): ReadonlyMap<string, string> {
  const ascii = new Map<string, string>()
  for (let digit = 0; digit < 10; digit += 1) ascii.set(format.format(digit), String(digit))
  for (const { type, value } of format.formatToParts(-1_234_567.8)) {
    const symbol = ASCII_SYMBOLS[type]
    // Before a minus sign some locales have an invisible mark of the direction of writing.
    if (symbol !== undefined) ascii.set(value.slice(-1), symbol)
  }
  return ascii
}
