import { useSyncExternalStore } from 'react'
import { useGame } from '../launch/use-game.ts'
import { closingNow } from '../platform/closing-now.ts'
import { subscribeToSeconds } from './seconds.ts'

/**
 * Whether an instant lies behind the platform's clock; never before a source has named the time. Renders when that
 * changes, not when time passes.
 */
export function useHasPassed(at: number): boolean {
  const { engagement } = useGame()
  const read = () => closingNow(engagement) >= at
  // The clock is asked every second rather than once at the instant: its offset moves with each answer of the platform.
  return useSyncExternalStore(subscribeToSeconds, read, read)
}
