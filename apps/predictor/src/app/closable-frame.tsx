import { Button, CloseIcon } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy.ts'
import { useGame } from '../launch/game.ts'
import { useStepBack } from '../navigation/game-navigation.ts'
import { Hero } from '../screen/hero.tsx'
import { PageTitle } from '../screen/screen-header.tsx'
import layout from '../screen/screen-layout.module.css'
import { ScreenBody } from './screen-outlet.tsx'

interface ClosableFrameProps {
  readonly title: string
  /** The name of the page in the browser and its history. */
  readonly pageTitle: string
  /** A form is narrower than a text. @default 'text' */
  readonly width?: 'form' | 'text'
  readonly children: ReactNode
}

/** Renders the title and Close, which goes one step back, around a screen whose code is loaded separately. */
export function ClosableFrame({ title, pageTitle, width = 'text', children }: ClosableFrameProps) {
  const stepBack = useStepBack()
  const { tournament } = useGame().entry
  return (
    <main className={layout['page']} data-width={width}>
      <PageTitle>{pageTitle}</PageTitle>
      <Hero logo={tournament.tournamentLogo} tournament={tournament.name} title={title}>
        <Button shape="round" label={appCopy.close} onClick={stepBack}>
          <CloseIcon />
        </Button>
      </Hero>
      <ScreenBody>{children}</ScreenBody>
    </main>
  )
}
