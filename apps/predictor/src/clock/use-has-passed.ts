import { useSyncExternalStore } from 'react'
import { useGame } from '../launch/use-game.ts'
import { closingNow } from '../platform/closing-now.ts'
import { subscribeToSeconds } from './seconds.ts'

/**
 * Returns whether an instant is in the past by the platform's clock; false until the time is known. Renders again when
 * that changes, not every second.
 */
export function useHasPassed(at: number): boolean {
  const { engagement } = useGame()
  const read = () => closingNow(engagement) >= at
  // The clock is read every second, not once at the instant: its offset changes with each response of the platform.
  return useSyncExternalStore(subscribeToSeconds, read, read)
}
