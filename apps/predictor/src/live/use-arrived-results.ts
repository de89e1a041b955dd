import type { Fixture, FixtureId } from '@touchline/game-rules'
import { useCallback, useEffect, useRef, useState } from 'react'

interface ArrivedResults {
  /** Matches whose result came in while the game was open, the first to come first. */
  readonly arrived: readonly Fixture[]
  /** They were opened or waved off. */
  readonly dismiss: () => void
}

const NONE: readonly Fixture[] = []

/**
 * Notices results as they come in. What was settled when it was first seen has not arrived, it was there.
 *
 * @param openedId the match whose result the player has opened
 */
export function useArrivedResults(fixtures: readonly Fixture[], openedId?: string): ArrivedResults {
  const awaited = useRef(new Set<FixtureId>())
  const [arrived, setArrived] = useState(NONE)
  useEffect(() => {
    const fresh = fixtures.filter(({ id, isSettled }) => isSettled && awaited.current.has(id))
    for (const { id, isSettled } of fixtures) {
      if (isSettled) awaited.current.delete(id)
      else awaited.current.add(id)
    }
    if (fresh.length > 0) setArrived((earlier) => [...earlier, ...fresh])
  }, [fixtures])
  useEffect(() => setArrived((earlier) => earlier.filter(({ id }) => id !== openedId)), [openedId])
  return { arrived, dismiss: useCallback(() => setArrived(NONE), []) }
}
