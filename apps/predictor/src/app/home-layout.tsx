import { useQueryClient } from '@tanstack/react-query'
import { isOver, UnknownRoundError } from '@touchline/game-rules'
import { Button, buttonAttributes, InfoIcon, Notice, PersonIcon, PlusPattern, Tabs } from '@touchline/ui-kit'
import { type ReactNode, use, useEffect, useEffectEvent } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import { appCopy, consentCopy } from '../config/copy.ts'
import { AnalyticsConsentContext } from '../launch/analytics-consent.ts'
import { useGame, usePlayer } from '../launch/game.ts'
import { fixtureScreenAt, ROUTES, usePaths } from '../launch/paths.ts'
import { selectedRound, useSelectedRound } from '../launch/selected-round.ts'
import { useWatchedFixtures } from '../live/live-reads.ts'
import { GameLink } from '../navigation/game-link.tsx'
import { isFramed, useGameNavigation, useNavigationState } from '../navigation/game-navigation.ts'
import { logFailure } from '../platform/log.ts'
import { fixturesQuery } from '../queries/fixtures.ts'
import { ClockNotice } from '../screen/clock-notice.tsx'
import { leaveFocusToHeading } from '../screen/focus.ts'
import { PageTitle } from '../screen/hero.tsx'
import { Place } from '../screen/places.tsx'
import layout from '../screen/screen-layout.module.css'
import { TournamentMark } from '../screen/tournament-mark.tsx'
import { UpdatesNotice } from '../screen/updates-notice.tsx'
import { useScreenWidth } from '../screen/wide-screen.ts'
import styles from './home-layout.module.css'

const TABS = [
  { value: 'fixtures', label: appCopy.fixturesTab },
  { value: 'leaderboards', label: appCopy.leaderboardsTab },
] as const

interface HomeLayoutProps {
  /** The tab of the fixtures. The boards are the outlet, like the open fixture. */
  readonly list: ReactNode
}

/**
 * Renders the selected tab and the open fixture: one at a time on a phone, the list and a fixture side by side on a wide screen. Each
 * keeps its place in the tree in both layouts, so turning a tablet remounts neither the form nor the list.
 */
export function HomeLayout({ list }: HomeLayoutProps) {
  const isWide = useScreenWidth() === 'wide'
  const { pathname } = useLocation()
  const hasFixture = fixtureScreenAt(pathname) !== undefined
  const isBoards = matchPath(ROUTES.leaderboards, pathname) !== null
  const content = isBoards ? <Outlet /> : list
  const isSplit = isWide && !isBoards
  const homeRole = isSplit ? { role: 'region', 'aria-label': appCopy.fixturesTab } : { role: 'main' }
  return (
    <div className={styles['panes']} data-split={isSplit || undefined}>
      {isWide || !hasFixture ? (
        <div className={styles['column']}>
          <div className={styles['scroller']} {...homeRole}>
            <Home tab={isBoards ? 'leaderboards' : 'fixtures'}>{content}</Home>
          </div>
          {/* Only then the list scrolls separately. */}
          {isSplit && !isFramed() ? <Place of="list" /> : null}
        </div>
      ) : null}
      {isSplit || hasFixture ? (
        <main className={styles['fixture']}>
          <Outlet />
        </main>
      ) : null}
    </div>
  )
}

interface HomeProps {
  readonly tab: (typeof TABS)[number]['value']
  readonly children: ReactNode
}

/** Renders the tournament's name, the two tabs, the notices and the selected tab. */
function Home({ tab, children }: HomeProps) {
  const { tournament } = useGame().entry
  const { fixtures } = useWatchedFixtures()
  const isPlayerKnown = usePlayer() !== undefined
  useEarlyRead(isPlayerKnown)
  const paths = usePaths()
  const { open } = useGameNavigation()
  const { pathname } = useLocation()
  const isUnknownFixture = useNavigationState('notice') === 'unknown-fixture'
  return (
    <div className={styles['home']} data-tab={tab}>
      {fixtureScreenAt(pathname) === undefined ? (
        <PageTitle>{tab === 'leaderboards' ? appCopy.leaderboardsTab : appCopy.fixturesTitle}</PageTitle>
      ) : null}
      <div className={`${layout['patterned']} ${styles['masthead']}`}>
        <PlusPattern />
        <TournamentMark src={tournament.tournamentLogo} />
        <div className={styles['words']}>
          <h1 className={styles['title']}>{appCopy.predictor}</h1>
          <p className={styles['tournament']}>{tournament.name}</p>
        </div>
        <nav className={styles['links']} aria-label={appCopy.home}>
          <GameLink to={paths.rules} aria-label={appCopy.rules} {...buttonAttributes({ shape: 'round' })}>
            <InfoIcon />
          </GameLink>
          <GameLink to={paths.profile} aria-label={appCopy.profile} {...buttonAttributes({ shape: 'round' })}>
            <PersonIcon />
          </GameLink>
        </nav>
      </div>
      <Tabs
        className={styles['tabs']}
        label={appCopy.home}
        items={TABS}
        value={tab}
        onValueChange={(value) => open(value === 'leaderboards' ? paths.leaderboards : paths.fixtures)}
      >
        {isUnknownFixture ? (
          <Notice className={styles['notice']} tone="caution">
            {appCopy.unknownFixture}
          </Notice>
        ) : null}
        {isPlayerKnown ? (
          <>
            <UnknownRoundNotice />
            <UpdatesNotice isAwaiting={!fixtures.every(isOver)} className={styles['notice']} />
            <ClockNotice className={styles['notice']} />
            <ConsentNotice />
          </>
        ) : null}
        {children}
      </Tabs>
    </div>
  )
}

/** Reads the fixtures of the selected round as soon as the platform's time is known, next to the player. The screen joins it. */
function useEarlyRead(isPlayerKnown: boolean): void {
  const game = useGame()
  const client = useQueryClient()
  const { search } = useLocation()
  const read = useEffectEvent(async () => {
    await game.engagement.getApplication()
    const { tournament } = game.entry
    const { selected } = selectedRound(tournament, search, game.engagement.earliestNow())
    await client.prefetchQuery(fixturesQuery(game, tournament, selected?.id))
  })
  useEffect(() => {
    // The read of the player reports an application that cannot be read.
    if (!isPlayerKnown) read().catch(() => undefined)
  }, [isPlayerKnown])
}

/** Renders that the address names an unknown round, and which round is shown instead. Logs the error once. */
function UnknownRoundNotice() {
  const { unknownRoundId, selected } = useSelectedRound()
  useEffect(() => {
    if (unknownRoundId === undefined) return
    logFailure('The address names an unknown round', new UnknownRoundError(unknownRoundId))
  }, [unknownRoundId])
  if (unknownRoundId === undefined || selected === undefined) return null
  return (
    <Notice className={styles['notice']} tone="caution">
      {appCopy.unknownRound(selected.label)}
    </Notice>
  )
}

/**
 * Asks once for consent to the analytics tag if the deployment requires it and no host page asks instead. Both buttons look
 * the same, and the game works without an answer.
 */
function ConsentNotice() {
  const { state, choose } = use(AnalyticsConsentContext)
  const { hostOrigins } = useGame().settings
  const doesHostAsk = isFramed() && hostOrigins.length > 0
  if (state !== 'open' || doesHostAsk) return null
  return (
    <Notice
      live="off"
      className={styles['notice']}
      action={
        <div className={layout['line']}>
          <Button ref={leaveFocusToHeading} onClick={() => choose('granted')}>
            {consentCopy.allow}
          </Button>
          <Button ref={leaveFocusToHeading} onClick={() => choose('refused')}>
            {consentCopy.refuse}
          </Button>
        </div>
      }
    >
      {consentCopy.question}
    </Notice>
  )
}
