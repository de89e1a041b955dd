import { useQuery } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { BackIcon, buttonAttributes, MessageScreen, Spinner } from '@touchline/ui-kit'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router'
import { appCopy, fixtureCopy } from '../config/copy.ts'
import { FixturesScreen, FixturesSkeleton } from '../features/fixtures/fixtures-screen.tsx'
import { RoundPane } from '../features/fixtures/round-pane.tsx'
import { LeaderboardSkeleton } from '../features/leaderboard/board-frame.tsx'
import { LeaderboardScreen } from '../features/leaderboard/leaderboard-screen.tsx'
import { MatesBoards } from '../features/leaderboard/mates/mates-boards.tsx'
import { ProfileScreen } from '../features/player/profile-screen.tsx'
import { WelcomeScreen } from '../features/player/welcome-screen.tsx'
import { PredictionScreen } from '../features/prediction/prediction-screen.tsx'
import { PredictionSkeleton } from '../features/prediction/prediction-skeleton.tsx'
import { UnsentSubmits } from '../features/prediction/submit/unsent-submits.tsx'
import { ResultScreen, ResultSkeleton } from '../features/results/result-screen.tsx'
import { RulesScreen } from '../features/rules/rules-screen.tsx'
import { TeamNames } from '../fixture/team-names.tsx'
import { useGame, usePlayer } from '../launch/game.ts'
import { fixtureScreenAt, ROUTES, usePaths } from '../launch/paths.ts'
import { LiveUpdates } from '../live/live-updates.tsx'
import { ListLink } from '../navigation/game-link.tsx'
import { useGameNavigation } from '../navigation/game-navigation.ts'
import { isAbsent } from '../platform/faults.ts'
import { fixtureQuery } from '../queries/one-fixture.ts'
import { ClosablePage, PageTitle } from '../screen/hero.tsx'
import { PagePlaces, Place } from '../screen/places.tsx'
import { ReadFrame, StillWorking } from '../screen/read-frame.tsx'
import { ErrorMessage } from './error-screen.tsx'
import { HomeLayout } from './home-layout.tsx'
import styles from './routes.module.css'
import { SignedOutBanner } from './signed-out-banner.tsx'
import { useScreenChange } from './use-screen-change.ts'

/**
 * Renders the routes of the game (specification, section 2). The frame of a screen is rendered before the player is known, and
 * starts the first read of the screen next to that of the profile.
 */
export function GameRoutes() {
  useScreenChange()
  return (
    <Routes>
      <Route element={<EveryRoute />}>
        <Route path={ROUTES.welcome} element={<WelcomeScreen />} />
        <Route element={<PlayerGate />}>
          <Route
            path={ROUTES.profile}
            element={
              <ClosablePage title={appCopy.chooseNickname} pageTitle={appCopy.profile} width="form">
                <ScreenBody>
                  <ProfileScreen />
                </ScreenBody>
              </ClosablePage>
            }
          />
          <Route
            path={ROUTES.rules}
            element={
              <ClosablePage title={appCopy.rulesTitle} pageTitle={appCopy.rules}>
                <ScreenBody>
                  <RulesScreen />
                </ScreenBody>
              </ClosablePage>
            }
          />
          <Route
            element={
              <HomeLayout
                list={
                  <ScreenBody skeleton={<FixturesSkeleton />}>
                    <FixturesScreen />
                  </ScreenBody>
                }
              />
            }
          >
            <Route
              path={ROUTES.leaderboards}
              element={
                <ScreenBody skeleton={<LeaderboardSkeleton />}>
                  <LeaderboardScreen Groups={MatesBoards} />
                </ScreenBody>
              }
            />
            <Route path={ROUTES.home} element={<NoFixturePicked />} />
            <Route path={ROUTES.fixtures} element={<NoFixturePicked />} />
            <Route
              path={ROUTES.prediction}
              element={
                <FixtureFrame
                  title={fixtureCopy.prediction}
                  skeleton={<PredictionSkeleton />}
                  failedTitle={fixtureCopy.questionsFailed}
                >
                  {(fixture) => <PredictionScreen fixture={fixture} />}
                </FixtureFrame>
              }
            />
            <Route
              path={ROUTES.result}
              element={
                <FixtureFrame
                  title={fixtureCopy.youScored}
                  skeleton={<ResultSkeleton />}
                  failedTitle={fixtureCopy.resultFailed}
                >
                  {(fixture) => <ResultScreen fixture={fixture} />}
                </FixtureFrame>
              }
            />
          </Route>
          {/* Behind the player gate, which leads new players to the welcome page. */}
          <Route path="*" element={<ToHome />} />
        </Route>
      </Route>
    </Routes>
  )
}

/** Renders the place next to the list before a fixture is opened. */
function NoFixturePicked() {
  return (
    <ScreenBody skeleton={null}>
      <RoundPane
        fallback={
          <MessageScreen
            className={styles['instead']}
            headingLevel={2}
            title={appCopy.pickFixture}
            description={appCopy.pickFixtureHint}
          />
        }
      />
    </ScreenBody>
  )
}

/** Leads from an unknown path to the list. */
function ToHome() {
  return <Navigate to={usePaths().home} replace />
}

/** Renders the layout of all routes. It stays mounted across navigations, so the live updates and the list keep their state. */
function EveryRoute() {
  const { pathname } = useLocation()
  // The path that the page was opened with follows no tap until another one was shown.
  const [first, setFirst] = useState<string | undefined>(pathname)
  if (first !== undefined && first !== pathname) setFirst(undefined)
  return (
    <>
      <PagePlaces>
        <SignedOutBanner />
        <Outlet />
      </PagePlaces>
      {first === undefined ? <div key={pathname} className={styles['shield']} /> : null}
    </>
  )
}

/**
 * Renders the screens, whose frames are shown while the player is loading, or the welcome page for a player who has not
 * seen it.
 */
function PlayerGate() {
  const { welcome: welcomePath } = usePaths()
  const { pathname, hash } = useLocation()
  const player = usePlayer()
  if (player?.isWelcomed === false)
    return <Navigate to={welcomePath + hash} state={{ opened: pathname }} replace />
  return (
    <>
      {player === undefined ? null : (
        <>
          <LiveUpdates />
          <UnsentSubmits openId={fixtureScreenAt(pathname)?.fixtureId} />
        </>
      )}
      <Outlet />
    </>
  )
}

interface ScreenBodyProps {
  /** Rendered while the player is loading. @default a spinner */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/**
 * Renders a screen inside its frame. While the player is loading, and when the screen fails, the frame around it keeps working.
 */
function ScreenBody({ skeleton = <LoadingScreen />, children }: ScreenBodyProps) {
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
function FixtureFrame({ title, skeleton, failedTitle, children }: FixtureFrameProps) {
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
