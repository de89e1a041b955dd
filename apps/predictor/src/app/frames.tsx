import { useQuery } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { BackIcon, Button, buttonAttributes, CloseIcon, Spinner } from '@touchline/ui-kit'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useParams } from 'react-router'
import { appCopy, fixtureCopy } from '../config/copy.ts'
import { TeamNames } from '../fixture/team-names.tsx'
import { useGame, usePlayer } from '../launch/game.ts'
import { usePaths } from '../launch/paths.ts'
import { ListLink } from '../navigation/game-link.tsx'
import { useGameNavigation, useStepBack } from '../navigation/game-navigation.ts'
import { isAbsent } from '../platform/faults.ts'
import { fixtureQuery } from '../queries/fixtures.ts'
import { Hero, PageTitle } from '../screen/hero.tsx'
import { Place } from '../screen/places.tsx'
import { ReadFrame, StillWorking } from '../screen/read-frame.tsx'
import layout from '../screen/screen-layout.module.css'
import { ErrorMessage } from './error-screen.tsx'
import styles from './frames.module.css'

interface ScreenBodyProps {
  /** Rendered while the player is loading. @default a spinner */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/**
 * Renders a screen inside its frame. While the player is loading, and when the screen fails, the frame around it keeps working.
 */
export function ScreenBody({ skeleton = <LoadingScreen />, children }: ScreenBodyProps) {
  const { pathname } = useLocation()
  const player = usePlayer()
  if (player === undefined) return skeleton
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error }) => <ErrorMessage error={error} headingLevel={2} />}
    >
      {children}
    </ErrorBoundary>
  )
}

function LoadingScreen() {
  return (
    <div className={styles['instead']}>
      <Spinner size="l" label={appCopy.loading} />
      <StillWorking />
    </div>
  )
}

interface ClosableFrameProps {
  readonly title: string
  /** The name of the page in the browser and its history. */
  readonly pageTitle: string
  /** A form is narrower than a text. @default 'text' */
  readonly width?: 'form' | 'text'
  readonly children: ReactNode
}

/** Renders the title and Close, which goes one step back, above a screen. */
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

interface FixtureFrameProps {
  /** The heading until the teams are known. */
  readonly title: string
  readonly skeleton: ReactNode
  /** Title of the error when the fixture cannot be read. */
  readonly failedTitle: string
  readonly children: (fixture: Fixture) => ReactNode
}

/**
 * Renders the sticky header of the fixture that the address names, with the `HeaderLine` and the `HeaderAction` of the screen, and
 * below it the screen. A fixture that does not exist leads back to the list, which shows a notice.
 */
export function FixtureFrame({ title, skeleton, failedTitle, children }: FixtureFrameProps) {
  const { fixtureId = '' } = useParams()
  const game = useGame()
  const { data, ...read } = useQuery(fixtureQuery(game, game.entry.tournament, fixtureId))
  if (data === null || (data === undefined && isAbsent(read.error))) return <UnknownFixture />
  const known = data?.fixture
  return (
    <div className={styles['fixture']}>
      <PageTitle>
        {known === undefined ? title : fixtureCopy.teams(known.home.name, known.away.name)}
      </PageTitle>
      <header className={styles['header']}>
        <div className={styles['lead']}>
          <ListLink aria-label={appCopy.back} {...buttonAttributes({ variant: 'quiet', shape: 'round' })}>
            <BackIcon />
          </ListLink>
          <div className={styles['words']}>
            <h1 className={styles['title']}>
              {known === undefined ? title : <TeamNames home={known.home} away={known.away} />}
            </h1>
            <Place of="line" />
          </div>
        </div>
        <Place of="action" />
      </header>
      <ReadFrame key={fixtureId} read={{ ...read, data }} skeleton={skeleton} failedTitle={failedTitle}>
        {({ fixture }) => <ScreenBody skeleton={skeleton}>{children(fixture)}</ScreenBody>}
      </ReadFrame>
    </div>
  )
}

/** Leads to the list by the rules of a frame's history, which a `Navigate` of the router does not apply. */
function UnknownFixture() {
  const { fixtures } = usePaths()
  const { open } = useGameNavigation()
  const leave = useEffectEvent(() => open(fixtures, { replace: true, state: { notice: 'unknown-fixture' } }))
  useEffect(() => leave(), [])
  return null
}
