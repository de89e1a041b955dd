'use client'

import { type ReactElement, type ReactNode, useMemo } from 'react'
import { type Direction, directionOf } from './direction-of.ts'
import type { KitTexts } from './kit-texts.ts'
import { type Locale, LocaleContext } from './use-locale.ts'
import { TextsContext } from './use-texts.ts'

/** Props of {@link LocaleProvider}. */
export type LocaleProviderProps = {
  /** BCP 47 tag of the language, for instance 'ar' or 'fr-CA'. Numbers are formatted in it. */
  readonly locale: string
  /** The texts of the kit in this language. Pass the same object on every render. @default the English texts */
  readonly texts?: KitTexts | undefined
  /** The direction of writing. @default that of the locale's script */
  readonly dir?: Direction | undefined
  /** The components in this language. */
  readonly children: ReactNode
}

/** Replaces no English text. */
const NO_TEXTS: Partial<KitTexts> = {}

/**
 * Sets the language of the components below it: their own texts, their numbers and their direction of writing. Renders an
 * element with `lang` and `dir` that takes no part in the layout.
 *
 * @throws RangeError if the locale is not a BCP 47 tag
 * @example <LocaleProvider locale="ar" texts={arabicTexts}><App /></LocaleProvider>
 */
export function LocaleProvider({ locale, texts, dir, children }: LocaleProviderProps): ReactElement {
  const value = useMemo(() => localeOf(locale), [locale])
  return (
    <LocaleContext value={value}>
      <div lang={locale} dir={dir ?? directionOf(locale)} style={{ display: 'contents' }}>
        <TextsContext value={texts ?? NO_TEXTS}>{children}</TextsContext>
      </div>
    </LocaleContext>
  )
}

const ASCII_SYMBOLS: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
  group: '',
  decimal: '.',
  minusSign: '-',
}

/** As many as a step can have. */
const MAX_DECIMALS = 6

function localeOf(tag: string): Locale {
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
