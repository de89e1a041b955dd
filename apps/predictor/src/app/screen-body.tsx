import { type ReactNode, Suspense } from 'react'
import { RouteBoundary } from './error-boundary.tsx'
import { ErrorMessage } from './error-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'

interface ScreenBodyProps {
  /** The place of the screen while its code is being loaded. @default a spinner */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/** A screen inside its frame: while its code is missing, and when it fails, the frame around it keeps working. */
export function ScreenBody({ skeleton = <LoadingScreen />, children }: ScreenBodyProps) {
  return (
    <RouteBoundary fallback={showError}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </RouteBoundary>
  )
}

function showError(error: unknown): ReactNode {
  return <ErrorMessage error={error} headingLevel={2} />
}
