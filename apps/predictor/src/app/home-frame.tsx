import { useQueryClient } from '@tanstack/react-query'
import { isOver, UnknownRoundError } from '@touchline/game-rules'
import { buttonAttributes, InfoIcon, Notice, PersonIcon, PlusPattern, Tabs } from '@touchline/ui-kit'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router'
import { appCopy } from '../config/copy.ts'
import { useGame, usePlayer } from '../launch/game.ts'
import { fixtureScreenAt, ROUTES, usePaths } from '../launch/paths.ts'
import { selectedRound, useSelectedRound } from '../launch/selected-round.ts'
import { useWatchedFixtures } from '../live/live-reads.ts'
import { GameLink } from '../navigation/game-link.tsx'
import { useGameNavigation, useNavigationState } from '../navigation/game-navigation.ts'
import { logFailure } from '../platform/log.ts'
import { fixturesQuery } from '../queries/fixtures.ts'
import { ClockNotice } from '../screen/clock-notice.tsx'
import { PageTitle } from '../screen/screen-header.tsx'
import { TournamentMark } from '../screen/tournament-mark.tsx'
import { UpdatesNotice } from '../screen/updates-notice.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import styles from './home-frame.module.css'

const TABS = [
  { value: 'fixtures', label: appCopy.fixturesTab },
  { value: 'leaderboards', label: appCopy.leaderboardsTab },
] as const

/** Renders the tournament's name and the two tabs. The selected tab follows the path. */
export function HomeFrame({ children }: { readonly children: ReactNode }) {
  const { tournament } = useGame().entry
  const { fixtures } = useWatchedFixtures()
  const isPlayerKnown = usePlayer() !== undefined
  useEarlyRead(isPlayerKnown)
  const paths = usePaths()
  const { open } = useGameNavigation()
  const { pathname } = useLocation()
  const hasChosenTab = useNavigationState('chosen') === 'tab'
  const isUnknownFixture = useNavigationState('notice') === 'unknown-fixture'
  const isStepInHistory = useNavigationType() === NavigationType.Pop
  const tab = matchPath(ROUTES.leaderboards, pathname) === null ? 'fixtures' : 'leaderboards'
  const title = useRef<HTMLHeadingElement>(null)
  const tabs = useRef<HTMLDivElement>(null)
  // The other tab has another layout, which is mounted again: the selected tab gets the focus before useScreenChange moves it to the
  // heading.
  useLayoutEffect(() => {
    if (isStepInHistory || !hasChosenTab || document.activeElement !== document.body) return
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [isStepInHistory, hasChosenTab])
  return (
    <div className={styles['home']} data-tab={tab}>
      {fixtureScreenAt(pathname) === undefined ? (
        <PageTitle>{tab === 'leaderboards' ? appCopy.leaderboardsTab : appCopy.fixturesTitle}</PageTitle>
      ) : null}
      <div className={styles['masthead']}>
        <PlusPattern />
        <TournamentMark src={tournament.tournamentLogo} />
        <div className={styles['words']}>
          <h1 ref={title} tabIndex={-1} className={styles['title']}>
            {appCopy.predictor}
          </h1>
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
        ref={tabs}
        className={styles['tabs']}
        label={appCopy.home}
        items={TABS}
        value={tab}
        onValueChange={(value) =>
          open(value === 'leaderboards' ? paths.leaderboards : paths.fixtures, {
            state: { chosen: 'tab' },
          })
        }
      >
        {isUnknownFixture ? (
          <Notice className={styles['notice']} tone="caution">
            {appCopy.unknownFixture}
          </Notice>
        ) : null}
        {isPlayerKnown ? (
          <>
            <UnknownRoundNotice className={styles['notice']} />
            <UpdatesNotice isAwaiting={!fixtures.every(isOver)} className={styles['notice']} />
            <ClockNotice className={styles['notice']} />
            {/* The pressed button is removed with its notice: the heading takes the focus. */}
            <ConsentNotice className={styles['notice']} onChoose={() => title.current?.focus()} />
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
function UnknownRoundNotice({ className }: { readonly className?: string | undefined }) {
  const { unknownRoundId, selected } = useSelectedRound()
  useEffect(() => {
    if (unknownRoundId === undefined) return
    logFailure('The address names an unknown round', new UnknownRoundError(unknownRoundId))
  }, [unknownRoundId])
  if (unknownRoundId === undefined || selected === undefined) return null
  return (
    <Notice className={className} tone="caution">
      {appCopy.unknownRound(selected.label)}
    </Notice>
  )
}
