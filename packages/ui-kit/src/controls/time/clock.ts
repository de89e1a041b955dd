import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

/** Returns the current time in epoch milliseconds. */
export type ReadClock = () => number

/**
 * The clock of the components below it: that of the platform or of a test. Pass the same function on every render. Without a
 * provider it is the device clock.
 *
 * @example <ClockContext value={readPlatformClock}><App /></ClockContext>
 */
export const ClockContext = /* @__PURE__ */ createContext<ReadClock>(() => Date.now())

/** Returns the clock of the nearest ClockContext; the device clock without one. */
export function useClock(): ReadClock {
  return useContext(ClockContext)
}

/**
 * Returns the current time in epoch milliseconds, rounded down to a multiple of `everyMs`, updated at each of them and when
 * the page becomes visible. The time is read from the clock, so it is correct after the device slept or a background tab was
 * throttled.
 *
 * @example const now = useNow(1000)
 */
export function useNow(everyMs: number): number {
  const clock = useClock()
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      function tick(): void {
        onChange()
        schedule()
      }
      function schedule(): void {
        clearTimeout(timer)
        timer = setTimeout(tick, everyMs - (clock() % everyMs))
      }
      schedule()
      window.addEventListener('focus', tick)
      window.addEventListener('pageshow', tick)
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('focus', tick)
        window.removeEventListener('pageshow', tick)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [clock, everyMs],
  )
  // Rounded down to a step, so that a render happens only once per step.
  const read = () => Math.floor(clock() / everyMs) * everyMs
  return useSyncExternalStore(subscribe, read, read)
}
