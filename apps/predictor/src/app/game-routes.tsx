import { lazy } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { ROUTES } from '../launch/paths.ts'
import { usePaths } from '../launch/use-paths.ts'
import { RouteBoundary } from './error-boundary.tsx'
import { HomeFrame } from './home-frame.tsx'
import { MatchLayout, NoMatchPicked } from './match-layout.tsx'
import { neededPart } from './needed-part.ts'
import { PlayerGate } from './player-gate.tsx'
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
            <Route path={ROUTES.profile} element={<ProfileScreen />} />
            <Route path={ROUTES.rules} element={<RulesScreen />} />
            <Route
              path={ROUTES.leaderboards}
              element={
                <main>
                  <HomeFrame>
                    <LeaderboardScreen />
                  </HomeFrame>
                </main>
              }
            />
          </Route>
          <Route element={<MatchLayout />}>
            <Route path={ROUTES.home} element={<NoMatchPicked />} />
            <Route path={ROUTES.fixtures} element={<NoMatchPicked />} />
            <Route path={ROUTES.prediction} element={<PredictionScreen />} />
            <Route path={ROUTES.result} element={<ResultScreen />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<ToWelcome />} />
    </Routes>
  )
}

/** Around all of them, and drawn anew for none: the live updates and the list beside a match go on. */
function EveryRoute() {
  return (
    <RouteBoundary>
      <Outlet />
    </RouteBoundary>
  )
}

function ToWelcome() {
  return <Navigate to={usePaths().welcome} replace />
}
