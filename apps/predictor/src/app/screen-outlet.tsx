import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { RouteBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** The screen of the route: its code may still be coming, and if it breaks, it breaks alone. */
export function ScreenOutlet() {
  return (
    <RouteBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </RouteBoundary>
  )
}
