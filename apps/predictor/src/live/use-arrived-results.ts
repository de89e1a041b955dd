import type { Fixture, FixtureId } from '@touchline/game-rules'
import { useCallback, useEffect, useRef, useState } from 'react'

interface ArrivedResults {
  /** Matches whose result arrived while the game was open, in the order of arrival. */
  readonly arrived: readonly Fixture[]
  /** Removes results that were opened or dismissed. */
  readonly dismiss: () => void
}

const NONE: readonly Fixture[] = []

/**
 * Returns the results that arrive while the game is open. A match that was settled when it was first read is not one.
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
