import type { Standing } from '@touchline/game-rules'
import { useEffect, useState } from 'react'
import { type SeenNumbers, seenNumbersOf } from '../../device/seen-numbers.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'

/** Returns the ranks of a board at the player's last visit, and stores the current ones. */
export function useSeenRanks(
  boardId: string,
  standings: readonly Standing[] | undefined,
): SeenNumbers | undefined {
  const store = usePlayerStore()
  const [seen] = useState(() => seenNumbersOf(store, 'seenRanks').read(boardId))
  useEffect(() => {
    const ranked = (standings ?? []).filter(({ rank }) => rank !== undefined)
    if (ranked.length === 0) return
    const ranks = Object.fromEntries(ranked.map(({ playerId, rank }) => [playerId, rank ?? 0]))
    seenNumbersOf(store, 'seenRanks').write(boardId, ranks)
  }, [standings, boardId, store])
  return seen
}
