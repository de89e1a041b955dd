import { useCallback, useSyncExternalStore } from 'react'
import { useClock } from './clock.ts'

/**
 * The time, renewed every `everyMs` milliseconds and whenever the page comes back into sight. Always read from the
 * clock, never counted, so a sleeping laptop or a slowed background tab wakes up right.
 *
 * @example const now = useNow(1000)
 */
export function useNow(everyMs: number): number {
  const clock = useClock()
  const subscribe = useCallback(
    (renew: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      function tick(): void {
        renew()
        wait()
      }
      function wait(): void {
        clearTimeout(timer)
        timer = setTimeout(tick, everyMs - (clock() % everyMs))
      }
      wait()
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
  // Whole steps: the same answer within a step, so that only a new step renders.
  const read = () => Math.floor(clock() / everyMs) * everyMs
  return useSyncExternalStore(subscribe, read, read)
}
