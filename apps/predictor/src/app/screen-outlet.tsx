import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LoadingScreen } from './loading-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'

/** The screen of the route, a new one for each path: its code may still be coming, and if it breaks, it breaks alone. */
export function ScreenOutlet() {
  const { pathname } = useLocation()
  return (
    <RouteBoundary>
      <Suspense key={pathname} fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </RouteBoundary>
  )
}
