import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router'
import { useGame } from '../launch/game.ts'
import { NoticePlaces } from '../screen/notice-place.tsx'
import { DoubleTapShield } from './double-tap-shield.tsx'
import { MatchLayout } from './match-layout.tsx'
import { PlayerGate } from './player-gate.tsx'
import { findRoute, type GameRoute, ROUTE_TABLE } from './route-table.tsx'
import { RouteBoundary, ScreenOutlet } from './screen-outlet.tsx'
import { SignedOutBanner } from './signed-out-banner.tsx'
import { useScreenFocus } from './use-screen-focus.ts'

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
          <Route element={<MatchLayout />}>{routesWith('match')}</Route>
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
      <DoubleTapShield />
    </RouteBoundary>
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

function prefetch(pathname: string, basePath?: string): void {
  // A chunk that fails to load is requested again when the screen is rendered.
  findRoute(pathname, basePath)
    ?.route.load?.()
    .catch(() => undefined)
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
