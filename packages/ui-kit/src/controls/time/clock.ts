'use client'

import { createContext, useContext } from 'react'

/** Returns the current time in epoch milliseconds. */
export type ReadClock = () => number

/** The clock of the nearest ClockProvider; the device clock without one. */
export const ClockContext = /* @__PURE__ */ createContext<ReadClock>(() => Date.now())

/** Returns the clock of the nearest ClockProvider; the device clock without one. */
export function useClock(): ReadClock {
  return useContext(ClockContext)
}
