import type { Decorator } from '@storybook/react-vite'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { applyView, type View, viewFrom } from './view.ts'

/** Renders a story in the view of the toolbar. */
export const inView: Decorator = (Story, { args, globals, parameters }) => (
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
