import type { Decorator } from '@storybook/react-vite'
import { LocaleProvider } from '@touchline/ui-kit/locale'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { ARABIC, ARABIC_TEXTS } from './arabic-texts.ts'
import { applyView, type View, viewFrom } from './view.ts'

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
