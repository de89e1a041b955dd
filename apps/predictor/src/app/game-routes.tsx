import { lazy } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { appCopy } from '../config/copy/app-copy.ts'
import { matchCopy } from '../config/copy/match-copy.ts'
import { LeaderboardSkeleton } from '../features/leaderboard/leaderboard-skeleton.tsx'
import { PredictionSkeleton } from '../features/prediction/prediction-skeleton.tsx'
import { ResultSkeleton } from '../features/results/result-skeleton.tsx'
import { ROUTES } from '../launch/routes.ts'
import { usePaths } from '../launch/use-paths.ts'
import { neededPart } from '../loading/needed-part.ts'
import { ClosableFrame } from './closable-frame.tsx'
import { DoubleTapShield } from './double-tap-shield.tsx'
import { HomeFrame } from './home-frame.tsx'
import { MatchFrame } from './match-frame.tsx'
import { MatchLayout, NoMatchPicked } from './match-layout.tsx'
import { PlayerGate } from './player-gate.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { ScreenBody } from './screen-body.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import { screens } from './screens.ts'
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts'
import { useScreenFocus } from './use-screen-focus.ts'
import { useScreenTop } from './use-screen-top.ts'

const WelcomeScreen = lazy(() => neededPart(screens.welcome))
const ProfileScreen = lazy(() => neededPart(screens.profile))
const LeaderboardScreen = lazy(() => neededPart(screens.leaderboard))
const RulesScreen = lazy(() => neededPart(screens.rules))
const PredictionScreen = lazy(() => neededPart(screens.prediction))
const ResultScreen = lazy(() => neededPart(screens.result))

/** The route table (specification, section 2). */
export function GameRoutes() {
  usePrefetchOnIntent()
  useScreenTop()
  useScreenFocus()
  return (
    <Routes>
      <Route element={<EveryRoute />}>
        <Route element={<ScreenOutlet />}>
          <Route path={ROUTES.welcome} element={<WelcomeScreen />} />
        </Route>
        <Route element={<PlayerGate />}>
          <Route element={<ScreenOutlet />}>
            <Route path={ROUTES.profile} element={<Profile />} />
            <Route path={ROUTES.rules} element={<Rules />} />
            <Route path={ROUTES.leaderboards} element={<Leaderboards />} />
          </Route>
          <Route element={<MatchLayout />}>
            <Route path={ROUTES.home} element={<NoMatchPicked />} />
            <Route path={ROUTES.fixtures} element={<NoMatchPicked />} />
            <Route path={ROUTES.prediction} element={<Prediction />} />
            <Route path={ROUTES.result} element={<Result />} />
          </Route>
          {/* Behind the gate, which leads new players to the welcome page. */}
          <Route path="*" element={<ToHome />} />
        </Route>
      </Route>
    </Routes>
  )
}

// The frames are in the first chunk, so that every screen has its way back while its code is loading.

function Profile() {
  return (
    <ClosableFrame title={appCopy.chooseNickname} pageTitle={appCopy.profile} width="form">
      <ProfileScreen />
    </ClosableFrame>
  )
}

function Rules() {
  return (
    <ClosableFrame title={appCopy.rulesTitle} pageTitle={appCopy.rules}>
      <RulesScreen />
    </ClosableFrame>
  )
}

function Leaderboards() {
  return (
    <main>
      <HomeFrame>
        <ScreenBody skeleton={<LeaderboardSkeleton />}>
          <LeaderboardScreen />
        </ScreenBody>
      </HomeFrame>
    </main>
  )
}

function Prediction() {
  return (
    <MatchFrame
      title={matchCopy.prediction}
      load={screens.prediction}
      skeleton={<PredictionSkeleton />}
      failedTitle={matchCopy.questionsFailed}
    >
      {(fixture) => <PredictionScreen fixture={fixture} />}
    </MatchFrame>
  )
}

function Result() {
  return (
    <MatchFrame
      title={matchCopy.youScored}
      load={screens.result}
      skeleton={<ResultSkeleton />}
      failedTitle={matchCopy.resultFailed}
    >
      {(fixture) => <ResultScreen fixture={fixture} />}
    </MatchFrame>
  )
}

function ToHome() {
  return <Navigate to={usePaths().home} replace />
}

/** Layout of all routes. It stays mounted across navigations, so the live updates and the list keep their state. */
function EveryRoute() {
  return (
    <RouteBoundary>
      <Outlet />
      <DoubleTapShield />
    </RouteBoundary>
  )
}
