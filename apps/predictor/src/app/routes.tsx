import { MessageScreen } from '@touchline/ui-kit'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { appCopy, fixtureCopy } from '../config/copy.ts'
import { RoundPane } from '../features/fixtures/round-pane.tsx'
import { LeaderboardSkeleton } from '../features/leaderboard/board-frame.tsx'
import { LeaderboardScreen } from '../features/leaderboard/leaderboard-screen.tsx'
import { MatesBoards } from '../features/leaderboard/mates/mates-boards.tsx'
import { ProfileScreen } from '../features/player/profile-screen.tsx'
import { WelcomeScreen } from '../features/player/welcome-screen.tsx'
import { PredictionScreen, PredictionSkeleton } from '../features/prediction/prediction-screen.tsx'
import { UnsentSubmits } from '../features/prediction/submit/unsent-submits.tsx'
import { ResultScreen } from '../features/results/result-screen.tsx'
import { ResultSkeleton } from '../features/results/result-skeleton.tsx'
import { RulesScreen } from '../features/rules/rules-screen.tsx'
import { usePlayer } from '../launch/game.ts'
import { fixtureScreenAt, ROUTES, usePaths } from '../launch/paths.ts'
import { LiveUpdates } from '../live/live-updates.tsx'
import { PagePlaces } from '../screen/places.tsx'
import styles from './frames.module.css'
import { ClosableFrame, FixtureFrame, ScreenBody } from './frames.tsx'
import { HomeLayout } from './home-layout.tsx'
import { SignedOutBanner } from './signed-out-banner.tsx'
import { useScreenChange } from './use-screen-change.ts'

/** The place next to the list before a fixture is opened. */
const NO_FIXTURE = (
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
              <ClosableFrame title={appCopy.chooseNickname} pageTitle={appCopy.profile} width="form">
                <ProfileScreen />
              </ClosableFrame>
            }
          />
          <Route
            path={ROUTES.rules}
            element={
              <ClosableFrame title={appCopy.rulesTitle} pageTitle={appCopy.rules}>
                <RulesScreen />
              </ClosableFrame>
            }
          />
          <Route element={<HomeLayout />}>
            <Route
              path={ROUTES.leaderboards}
              element={
                <ScreenBody skeleton={<LeaderboardSkeleton />}>
                  <LeaderboardScreen Groups={MatesBoards} />
                </ScreenBody>
              }
            />
            <Route path={ROUTES.home} element={NO_FIXTURE} />
            <Route path={ROUTES.fixtures} element={NO_FIXTURE} />
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

/** Leads from an unknown path to the list. */
function ToHome() {
  return <Navigate to={usePaths().home} replace />
}

/** Layout of all routes. It stays mounted across navigations, so the live updates and the list keep their state. */
function EveryRoute() {
  return (
    <>
      <PagePlaces>
        <SignedOutBanner />
        <Outlet />
      </PagePlaces>
      <div key={useLocation().pathname} className={styles['shield']} />
    </>
  )
}

/**
 * Renders the screens, whose frames are in sight while the player loads, or the welcome page for a player who has not
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
