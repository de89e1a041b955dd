import { directionOf } from '@touchline/ui-kit/locale'
import { ARABIC } from './arabic-texts.ts'

/** The options of a view: the first value of each is its default. */
export const VIEW_OPTIONS = {
  scheme: ['system', 'light', 'dark'],
  theme: ['mens', 'womens', 'championship', 'match-series', 'autumn-tests'],
  text: ['100', '200'],
  language: ['en', ARABIC],
  dir: ['auto', 'ltr', 'rtl'],
} as const

/** One value for each option. */
export type View = { readonly [Option in keyof typeof VIEW_OPTIONS]: string }

/** Returns the view of the toolbar's values. An address may set them to anything, and its digits are numbers. */
export function viewFrom(values: Readonly<Record<string, unknown>>): View {
  const pick = (option: keyof View) =>
    VIEW_OPTIONS[option].find((value) => value === String(values[option])) ?? VIEW_OPTIONS[option][0]
  return {
    scheme: pick('scheme'),
    theme: pick('theme'),
    text: pick('text'),
    language: pick('language'),
    dir: pick('dir'),
  }
}

/** Shows the document in a view. */
export function applyView({ scheme, theme, text, language, dir }: View): void {
  const page = document.documentElement
  if (scheme === 'system') delete page.dataset['scheme']
  else page.dataset['scheme'] = scheme
  page.dataset['theme'] = theme
  page.lang = language
  // The direction 'auto' is that of the language.
  page.dir = dir === 'auto' ? directionOf(language) : dir
  page.style.fontSize = `${text}%`
}
