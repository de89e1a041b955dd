'use client'

import { createContext, useContext } from 'react'
import type { KitTexts } from './kit-texts.ts'

/**
 * The texts of the nearest LocaleProvider. Empty without one, so that an app ships only those of the components that it
 * uses.
 */
export const TextsContext = /* @__PURE__ */ createContext<Partial<KitTexts>>({})

/**
 * Returns the texts of a component from the nearest LocaleProvider.
 *
 * @param english the texts without a provider
 */
export function useTexts<Name extends keyof KitTexts>(name: Name, english: KitTexts[Name]): KitTexts[Name] {
  return useContext(TextsContext)[name] ?? english
}
