'use client'

import { createContext, useContext } from 'react'

/** How numbers are written. */
export type Locale = {
  /** The BCP 47 tag. */
  readonly tag: string
  readonly formatNumber: (value: number) => string
  /** Returns the text with the digits of the locale replaced by 0 to 9. */
  readonly asciiDigits: (text: string) => string
}

/** The locale of the nearest LocaleProvider. Without one, numbers have plain digits without separators. */
export const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  tag: 'en-US',
  formatNumber: String,
  asciiDigits: String,
})

/** Returns the locale of the nearest LocaleProvider. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}
