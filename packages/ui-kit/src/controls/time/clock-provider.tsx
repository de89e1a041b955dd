import type { ReactElement, ReactNode } from 'react'
import { Clock, type ReadClock } from './clock.ts'

/** Props of {@link ClockProvider}. */
export type ClockProviderProps = {
  /** The clock: the platform's, or a test's. The same function from render to render. */
  readonly now: ReadClock
  /** What goes by it. */
  readonly children: ReactNode
}

/** Gives everything inside one clock. Without it the device's is used. @example <ClockProvider now={readPlatformClock}> */
export function ClockProvider({ now, children }: ClockProviderProps): ReactElement {
  return <Clock value={now}>{children}</Clock>
}
