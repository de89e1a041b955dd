import { useQuery } from '@tanstack/react-query'
import { useGame } from '../launch/game.ts'
import { playerQuery } from '../queries/player.ts'

/** Returns whether the player has been read. Frames are rendered before that, what they frame is not. */
export function useIsPlayerKnown(): boolean {
  return useQuery(playerQuery(useGame())).data !== undefined
}
