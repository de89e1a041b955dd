import type { ReactElement, ReactNode } from 'react'
import { ClockContext, type ReadClock } from './clock.ts'

export type ClockProviderProps = {
  /** The clock of the platform or of a test. Pass the same function on every render. */
  readonly now: ReadClock
  /** The components that use the clock. */
  readonly children: ReactNode
}

/**
 * Provides a clock to its children. Without it the device clock is used.
 *
 * @example <ClockProvider now={readPlatformClock}>
 */
export function ClockProvider({ now, children }: ClockProviderProps): ReactElement {
  return <ClockContext value={now}>{children}</ClockContext>
}
