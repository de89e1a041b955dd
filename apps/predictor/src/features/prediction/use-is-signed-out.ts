import { useSyncExternalStore } from 'react'
import { useGame } from '../../launch/use-game.ts'

/** Whether the player has to sign in again before anything can be saved. */
export function useIsSignedOut(): boolean {
  const { signIn } = useGame()
  return useSyncExternalStore(signIn.subscribe, signIn.isLost, signIn.isLost)
}
