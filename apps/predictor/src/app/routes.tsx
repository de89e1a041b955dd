import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  matchRoutes,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router'
import { appCopy, fixtureCopy } from '../config/copy.ts'
import { LeaderboardSkeleton } from '../features/leaderboard/board-frame.tsx'
import { PredictionSkeleton } from '../features/prediction/prediction-skeleton.tsx'
import { UnsentSubmits } from '../features/prediction/submit/unsent-submits.tsx'
import { ResultSkeleton } from '../features/results/result-skeleton.tsx'
import { useGame } from '../launch/game.ts'
import { fixtureScreenAt, ROUTES, usePaths } from '../launch/paths.ts'
import { loadChunk } from '../launch/reload.ts'
import { LiveUpdates } from '../live/live-updates.tsx'
import { playerQuery } from '../queries/player.ts'
import { NoticePlaces } from '../screen/notice-place.tsx'
import { FixtureLayout, NoFixturePicked } from './fixture-layout.tsx'
import styles from './frames.module.css'
import { ClosableFrame, FixtureFrame, RouteBoundary, ScreenBody, ScreenOutlet } from './frames.tsx'
import { HomeFrame } from './home-frame.tsx'
import { SignedOutBanner } from './signed-out-banner.tsx'
import { useScreenFocus } from './use-screen-focus.ts'

/** A route of the game (specification, section 2). */
interface GameRoute {
  readonly path: string
  /** 'welcome': outside the player gate. 'page': alone on the screen. 'fixture': next to the list on a wide screen. */
  readonly layout: 'welcome' | 'page' | 'fixture'
  /** Loads the code of the screen, a moment before it is rendered. @default the code is in the first chunk */
  readonly load?: () => Promise<unknown>
  /**
   * The frame of the screen is in the first chunk, so that there is a way back while the code is loading. It starts the first
   * read of the screen, next to that of the profile.
   */
  readonly element: ReactNode
}

const welcome = chunk(async () => (await import('../features/player/welcome-screen.tsx')).WelcomeScreen)
const profile = chunk(async () => (await import('../features/player/profile-screen.tsx')).ProfileScreen)
const rules = chunk(async () => (await import('../features/rules/rules-screen.tsx')).RulesScreen)
const leaderboards = chunk(async () => {
  const [{ LeaderboardScreen }, { MatesBoards }] = await Promise.all([
    import('../features/leaderboard/leaderboard-screen.tsx'),
    import('../features/leaderboard/mates/mates-boards.tsx'),
  ])
  return () => <LeaderboardScreen Groups={MatesBoards} />
})
const prediction = chunk(
  async () => (await import('../features/prediction/prediction-screen.tsx')).PredictionScreen,
)
const result = chunk(async () => (await import('../features/results/result-screen.tsx')).ResultScreen)

const ROUTE_TABLE: readonly GameRoute[] = [
  { path: ROUTES.welcome, layout: 'welcome', load: welcome.load, element: <welcome.Screen /> },
  {
    path: ROUTES.profile,
    layout: 'page',
    load: profile.load,
    element: (
      <ClosableFrame title={appCopy.chooseNickname} pageTitle={appCopy.profile} width="form">
        <profile.Screen />
      </ClosableFrame>
    ),
  },
  {
    path: ROUTES.rules,
    layout: 'page',
    load: rules.load,
    element: (
      <ClosableFrame title={appCopy.rulesTitle} pageTitle={appCopy.rules}>
        <rules.Screen />
      </ClosableFrame>
    ),
  },
  {
    path: ROUTES.leaderboards,
    layout: 'page',
    load: leaderboards.load,
    element: (
      <main>
        <HomeFrame>
          <ScreenBody skeleton={<LeaderboardSkeleton />}>
            <leaderboards.Screen />
          </ScreenBody>
        </HomeFrame>
      </main>
    ),
  },
  { path: ROUTES.home, layout: 'fixture', element: <NoFixturePicked /> },
  { path: ROUTES.fixtures, layout: 'fixture', element: <NoFixturePicked /> },
  {
    path: ROUTES.prediction,
    layout: 'fixture',
    load: prediction.load,
    element: (
      <FixtureFrame
        title={fixtureCopy.prediction}
        skeleton={<PredictionSkeleton />}
        failedTitle={fixtureCopy.questionsFailed}
      >
        {(fixture) => <prediction.Screen fixture={fixture} />}
      </FixtureFrame>
    ),
  },
  {
    path: ROUTES.result,
    layout: 'fixture',
    load: result.load,
    element: (
      <FixtureFrame
        title={fixtureCopy.youScored}
        skeleton={<ResultSkeleton />}
        failedTitle={fixtureCopy.resultFailed}
      >
        {(fixture) => <result.Screen fixture={fixture} />}
      </FixtureFrame>
    ),
  },
  // Behind the player gate, which leads new players to the welcome page.
  { path: '*', layout: 'page', element: <ToHome /> },
]

/** The code of one screen: loaded ahead with `load`, or when `Screen` is rendered. */
function chunk<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return { load, Screen: lazy(() => loadChunk(async () => ({ default: await load() }))) }
}

/** Leads from an unknown path to the list. */
function ToHome() {
  return <Navigate to={usePaths().home} replace />
}

/** Renders the route table. */
export function GameRoutes() {
  usePrefetch()
  useScreenTop()
  useScreenFocus()
  return (
    <Routes>
      <Route element={<EveryRoute />}>
        <Route element={<ScreenOutlet />}>{routesWith('welcome')}</Route>
        <Route element={<PlayerGate />}>
          <Route element={<ScreenOutlet />}>{routesWith('page')}</Route>
          <Route element={<FixtureLayout />}>{routesWith('fixture')}</Route>
        </Route>
      </Route>
    </Routes>
  )
}

function routesWith(layout: GameRoute['layout']) {
  return ROUTE_TABLE.filter((route) => route.layout === layout).map(({ path, element }) => (
    <Route key={path} path={path} element={element} />
  ))
}

/** Layout of all routes. It stays mounted across navigations, so the live updates and the list keep their state. */
function EveryRoute() {
  return (
    <RouteBoundary>
      <NoticePlaces>
        <SignedOutBanner />
        <Outlet />
      </NoticePlaces>
      <div key={useLocation().pathname} className={styles['shield']} />
    </RouteBoundary>
  )
}

/**
 * Renders the screens, whose frames are in sight while the player loads, or the welcome page for a player who has not
 * seen it.
 */
function PlayerGate() {
  const { welcome: welcomePath } = usePaths()
  const { pathname, hash } = useLocation()
  const { data: player } = useQuery(playerQuery(useGame()))
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

/** Loads the code of the opened screen, and of a screen whose link a pointer or the focus reaches. */
function usePrefetch(): void {
  const { pathname } = useLocation()
  const { basePath } = useGame().settings
  useEffect(() => prefetch(pathname), [pathname])
  useEffect(() => {
    function prefetchLink({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === window.location.origin) prefetch(link.pathname, basePath)
    }
    document.addEventListener('pointerover', prefetchLink, { passive: true })
    document.addEventListener('focusin', prefetchLink)
    return () => {
      document.removeEventListener('pointerover', prefetchLink)
      document.removeEventListener('focusin', prefetchLink)
    }
  }, [basePath])
}

/** @param basePath of the deployment, if the path begins with it @default none */
function prefetch(pathname: string, basePath?: string): void {
  const [found] = matchRoutes([...ROUTE_TABLE], pathname, basePath) ?? []
  // A chunk that fails to load is requested again when the screen is rendered.
  found?.route.load?.().catch(() => undefined)
}

/** Scrolls to the top after a navigation. After a step in the history the browser restores the scroll position. */
function useScreenTop(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, type])
}
