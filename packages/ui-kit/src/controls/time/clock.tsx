import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** Says what time it is, in epoch milliseconds. */
export type ReadClock = () => number

const Clock = createContext<ReadClock>(() => Date.now())

/** Props of {@link ClockProvider}. */
export type ClockProviderProps = {
  /** The clock: the platform's, or a test's. */
  readonly now: ReadClock
  /** What goes by it. */
  readonly children: ReactNode
}

/** Gives everything inside one clock. Without it the device's is used. @example <ClockProvider now={engagement.now}> */
export function ClockProvider({ now, children }: ClockProviderProps): ReactElement {
  return <Clock value={now}>{children}</Clock>
}

/** The clock that holds here. */
export function useClock(): ReadClock {
  return useContext(Clock)
}
