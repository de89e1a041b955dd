import { useClock } from '@touchline/ui-kit'
import { useSyncExternalStore } from 'react'
import { subscribeToSeconds } from './seconds.ts'

/** Whether an instant lies behind the game's clock. Renders when that changes, not when time passes. */
export function useHasPassed(at: number): boolean {
  const clock = useClock()
  const read = () => clock() >= at
  // The clock is asked every second rather than once at the instant: its offset moves with each answer of the platform.
  return useSyncExternalStore(subscribeToSeconds, read, read)
}
