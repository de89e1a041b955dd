import { useSyncExternalStore } from 'react'
import { subscribeToSeconds } from '../../clock/seconds.ts'
import { useGame } from '../../launch/use-game.ts'

/** Returns whether an instant is still to come by the game's clock; false without one. Renders again when that changes. */
export function useIsBefore(at: number | undefined): boolean {
  const { engagement } = useGame()
  const read = () => at !== undefined && engagement.now() < at
  return useSyncExternalStore(subscribeToSeconds, read, read)
}
