import { createContext, useContext } from 'react'

/** Says what time it is, in epoch milliseconds. */
export type ReadClock = () => number

/** The clock that holds here; the device's where no other is given. */
export const Clock = /* @__PURE__ */ createContext<ReadClock>(() => Date.now())

/** The clock that holds here. */
export function useClock(): ReadClock {
  return useContext(Clock)
}
