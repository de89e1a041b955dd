import { type ReactElement, type ReactNode, useMemo } from 'react'
import { LocaleContext, localeOf, TextsContext } from './locale.ts'
import { type Direction, directionOf } from './locale-format.ts'
import { ENGLISH_TEXTS, type KitTexts } from './texts.ts'

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
        <TextsContext value={texts ?? ENGLISH_TEXTS}>{children}</TextsContext>
      </div>
    </LocaleContext>
  )
}
