import type { Decorator } from '@storybook/react-vite'
import { directionOf, LocaleProvider } from '@touchline/ui-kit/locale'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { ARABIC, ARABIC_TEXTS } from './arabic-texts.ts'

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

/** Renders a story in the view of the toolbar. */
export const withView: Decorator = (Story, { args, globals, parameters }) => (
  <Stage view={viewFrom(globals)} bleed={parameters['bleed'] === true}>
    {/* A control reads its default value only when it is mounted. */}
    <Story key={String(args['defaultValue'])} />
  </Stage>
)

type StageProps = { readonly view: View; readonly bleed: boolean; readonly children: ReactNode }

function Stage({ view, bleed, children }: StageProps): ReactElement {
  const { scheme, theme, text, language, dir } = view
  useLayoutEffect(
    () => applyView({ scheme, theme, text, language, dir }),
    [scheme, theme, text, language, dir],
  )
  return (
    <div className="stage" data-bleed={bleed || undefined}>
      {language === ARABIC ? (
        <LocaleProvider locale={ARABIC} texts={ARABIC_TEXTS} dir={dir === 'ltr' ? 'ltr' : 'rtl'}>
          {children}
        </LocaleProvider>
      ) : (
        children
      )}
    </div>
  )
}
