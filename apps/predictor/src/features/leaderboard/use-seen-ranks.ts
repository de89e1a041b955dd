import type { Standing } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { type SeenPoints, seenRanksOf } from '../../device/seen-points.ts'
import { useGame } from '../../launch/use-game.ts'

/** The ranks of a board when the player last looked at it, and a note of those they see now. */
export function useSeenRanks(
  boardId: string,
  standings: readonly Standing[] | undefined,
): SeenPoints | undefined {
  const { engagement, storage } = useGame()
  const [seen] = useState(() => seenRanksOf(engagement.profile?.id ?? '', storage).read(boardId))
  useEffect(() => {
    const ranked = (standings ?? []).filter(({ rank }) => rank !== undefined)
    if (ranked.length === 0) return
    const ranks = Object.fromEntries(ranked.map(({ playerId, rank }) => [playerId, rank ?? 0]))
    seenRanksOf(engagement.profile?.id ?? '', storage).write(boardId, ranks)
  }, [standings, boardId, engagement, storage])
  return seen
}
