import type { Decorator } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'

/** The options of a view: the first value of each is its default. */
export const VIEW_OPTIONS = {
  scheme: ['system', 'light', 'dark'],
  theme: ['mens', 'womens', 'championship', 'match-series', 'autumn-tests'],
  text: ['100', '200'],
  dir: ['ltr', 'rtl'],
} as const

/** One value for each option. */
export type View = { readonly [Option in keyof typeof VIEW_OPTIONS]: string }

/** Returns the view of the toolbar's values. An address may set them to anything, and its digits are numbers. */
export function viewFrom(values: Readonly<Record<string, unknown>>): View {
  const pick = (option: keyof View) =>
    VIEW_OPTIONS[option].find((value) => value === String(values[option])) ?? VIEW_OPTIONS[option][0]
  return { scheme: pick('scheme'), theme: pick('theme'), text: pick('text'), dir: pick('dir') }
}

/** Shows the document in a view. */
export function applyView({ scheme, theme, text, dir }: View): void {
  const page = document.documentElement
  if (scheme === 'system') delete page.dataset['scheme']
  else page.dataset['scheme'] = scheme
  page.dataset['theme'] = theme
  page.lang = 'en'
  page.dir = dir
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
  const { scheme, theme, text, dir } = view
  useLayoutEffect(() => applyView({ scheme, theme, text, dir }), [scheme, theme, text, dir])
  return (
    <div className="stage" data-bleed={bleed || undefined}>
      {children}
    </div>
  )
}
