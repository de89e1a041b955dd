import { useClock } from '@touchline/ui-kit'
import { useSyncExternalStore } from 'react'

const LOOK_EVERY_MS = 1000

/** Whether an instant lies behind the game's clock. Renders when that changes, not when time passes. */
export function useHasPassed(at: number): boolean {
  const clock = useClock()
  const read = () => clock() >= at
  return useSyncExternalStore(subscribeToSeconds, read, read)
}

// The clock is asked every second rather than once at the instant: its offset moves with each answer of the platform.
function subscribeToSeconds(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
