'use client'

import { createContext, useContext } from 'react'

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
