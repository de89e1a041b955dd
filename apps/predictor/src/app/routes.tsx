import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  matchRoutes,
  Navigate,
  NavigationType,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
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
import { ClosableFrame, FixtureFrame, ScreenBody, ScreenOutlet } from './frames.tsx'
import { HomeFrame } from './home-frame.tsx'
import { SignedOutBanner } from './signed-out-banner.tsx'
import { useScreenFocus } from './use-screen-focus.ts'

/**
 * Returns a route whose screen is loaded separately.
 *
 * @param load loads the code of the screen, a moment before it is rendered
 * @param frame the frame of the screen is in the first chunk, so that there is a way back while the code is loading. It starts
 *   the first read of the screen, next to that of the profile
 */
function lazyRoute<Props extends object>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
  frame: (Screen: ComponentType<Props>) => ReactNode,
): RouteObject {
  const Screen = lazy(() => loadChunk(async () => ({ default: await load() })))
  return { path, element: frame(Screen), handle: load }
}

const welcome = lazyRoute(
  ROUTES.welcome,
  async () => (await import('../features/player/welcome-screen.tsx')).WelcomeScreen,
  (Screen) => <Screen />,
)

/** Screens that are alone on the page. */
const PAGES = [
  lazyRoute(
    ROUTES.profile,
    async () => (await import('../features/player/profile-screen.tsx')).ProfileScreen,
    (Screen) => (
      <ClosableFrame title={appCopy.chooseNickname} pageTitle={appCopy.profile} width="form">
        <Screen />
      </ClosableFrame>
    ),
  ),
  lazyRoute(
    ROUTES.rules,
    async () => (await import('../features/rules/rules-screen.tsx')).RulesScreen,
    (Screen) => (
      <ClosableFrame title={appCopy.rulesTitle} pageTitle={appCopy.rules}>
        <Screen />
      </ClosableFrame>
    ),
  ),
  lazyRoute(
    ROUTES.leaderboards,
    async () => {
      const [{ LeaderboardScreen }, { MatesBoards }] = await Promise.all([
        import('../features/leaderboard/leaderboard-screen.tsx'),
        import('../features/leaderboard/mates/mates-boards.tsx'),
      ])
      return () => <LeaderboardScreen Groups={MatesBoards} />
    },
    (Screen) => (
      <main>
        <HomeFrame>
          <ScreenBody skeleton={<LeaderboardSkeleton />}>
            <Screen />
          </ScreenBody>
        </HomeFrame>
      </main>
    ),
  ),
  // Behind the player gate, which leads new players to the welcome page.
  { path: '*', element: <ToHome /> },
]

/** Screens next to the list on a wide screen. */
const FIXTURES = [
  { path: ROUTES.home, element: <NoFixturePicked /> },
  { path: ROUTES.fixtures, element: <NoFixturePicked /> },
  lazyRoute(
    ROUTES.prediction,
    async () => (await import('../features/prediction/prediction-screen.tsx')).PredictionScreen,
    (Screen) => (
      <FixtureFrame
        title={fixtureCopy.prediction}
        skeleton={<PredictionSkeleton />}
        failedTitle={fixtureCopy.questionsFailed}
      >
        {(fixture) => <Screen fixture={fixture} />}
      </FixtureFrame>
    ),
  ),
  lazyRoute(
    ROUTES.result,
    async () => (await import('../features/results/result-screen.tsx')).ResultScreen,
    (Screen) => (
      <FixtureFrame
        title={fixtureCopy.youScored}
        skeleton={<ResultSkeleton />}
        failedTitle={fixtureCopy.resultFailed}
      >
        {(fixture) => <Screen fixture={fixture} />}
      </FixtureFrame>
    ),
  ),
]

/** The routes of the game (specification, section 2). */
const ROUTE_TABLE: RouteObject[] = [
  {
    element: <EveryRoute />,
    children: [
      { element: <ScreenOutlet />, children: [welcome] },
      {
        element: <PlayerGate />,
        children: [
          { element: <ScreenOutlet />, children: PAGES },
          { element: <FixtureLayout />, children: FIXTURES },
        ],
      },
    ],
  },
]

/** Leads from an unknown path to the list. */
function ToHome() {
  return <Navigate to={usePaths().home} replace />
}

/** Renders the route table. */
export function GameRoutes() {
  usePrefetch()
  useScreenTop()
  useScreenFocus()
  return useRoutes(ROUTE_TABLE)
}

/** Layout of all routes. It stays mounted across navigations, so the live updates and the list keep their state. */
function EveryRoute() {
  return (
    <>
      <NoticePlaces>
        <SignedOutBanner />
        <Outlet />
      </NoticePlaces>
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
  const { route } = matchRoutes(ROUTE_TABLE, pathname, basePath)?.at(-1) ?? {}
  // A chunk that fails to load is requested again when the screen is rendered.
  route?.handle?.().catch(() => undefined)
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
