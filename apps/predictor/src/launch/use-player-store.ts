import type { PlayerStore } from '../device/player-store.ts'
import { useGame } from './use-game.ts'

/** Returns what this device stores for the player. Behind the player gate only: before it the player is not known. */
export function usePlayerStore(): PlayerStore {
  return useGame().playerStore()
}
