import { Spinner } from '@touchline/ui-kit'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router'
import { appCopy } from '../config/copy.ts'
import { useIsPlayerKnown } from '../launch/game.ts'
import { StillWorking } from '../screen/read-frame.tsx'
import { ErrorMessage, ErrorScreen } from './error-screen.tsx'
import styles from './frames.module.css'

interface BoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the children after an error. @default a whole screen */
  readonly fallback?: (error: unknown) => ReactNode
}

/**
 * Keeps an error from taking what is around it along. A navigation resets it, and leaves elements mounted that several
 * routes share.
 */
export function RouteBoundary({ children, fallback = wholeScreen }: BoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallbackRender={({ error }) => fallback(error)}>
      {children}
    </ErrorBoundary>
  )
}

function wholeScreen(error: unknown): ReactNode {
  return <ErrorScreen error={error} />
}

/** Renders the screen of the route, a new one for each path: its code may still be loading, and an error ends only this screen. */
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

interface ScreenBodyProps {
  /** Rendered while the player or the code of the screen is loading. @default a spinner */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/**
 * Renders a screen inside its frame. While the player or the code of the screen is loading, and when the screen fails, the
 * frame around it keeps working.
 */
export function ScreenBody({ skeleton = <LoadingScreen />, children }: ScreenBodyProps) {
  const isPlayerKnown = useIsPlayerKnown()
  if (!isPlayerKnown) return skeleton
  return (
    <RouteBoundary fallback={showError}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </RouteBoundary>
  )
}

function showError(error: unknown): ReactNode {
  return <ErrorMessage error={error} headingLevel={2} />
}

function LoadingScreen() {
  return (
    <div className={styles['loading']}>
      <Spinner size="l" label={appCopy.loading} />
      <StillWorking />
    </div>
  )
}
