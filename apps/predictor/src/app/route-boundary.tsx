import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

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
