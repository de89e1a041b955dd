import { type ReactNode, Suspense } from 'react'
import { ErrorMessage } from './error-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { useIsPlayerKnown } from './use-is-player-known.ts'

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
