import type { Fixture, FixtureId } from '@touchline/game-rules'
import { Button, Toast } from '@touchline/ui-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fixtureCopy } from '../config/copy.ts'
import { fixtureScreenAt, usePaths } from '../launch/paths.ts'
import { useGameNavigation } from '../navigation/game-navigation.ts'
import { InNoticePlace } from '../screen/places.tsx'
import { useWatchedFixtures } from './live-reads.ts'

/** Texts about events while the game is open. */
const liveCopy = {
  resultsIn: 'Results are in',
  openResult: 'See the result',
  openFixtures: 'Show the matches',
} as const

/** Long enough to read twice; after that the list still shows 'See results'. */
const SHOWN_MS = 12_000

/**
 * Renders 'Results are in' for a while when a read of the fixtures on the screen brings a result, and announces it politely. It
 * goes away when the result is opened.
 */
export function ResultsNotice() {
  const paths = usePaths()
  const navigation = useGameNavigation()
  const shown = fixtureScreenAt(useLocation().pathname)
  const openedId = shown?.screen === 'result' ? shown.fixtureId : undefined
  const { arrived, dismiss } = useArrivedResults(useWatchedFixtures().fixtures, openedId)
  const [first, ...others] = arrived
  function open(): void {
    dismiss()
    if (first !== undefined) navigation.open(others.length === 0 ? paths.result(first.id) : paths.fixtures)
  }
  return (
    <InNoticePlace>
      <Toast
        open={first !== undefined}
        placement="flow"
        durationMs={SHOWN_MS}
        tone="positive"
        title={liveCopy.resultsIn}
        action={
          others.length === 0 && first?.id === openedId ? undefined : (
            <Button onClick={open}>
              {others.length === 0 ? liveCopy.openResult : liveCopy.openFixtures}
            </Button>
          )
        }
        onClose={dismiss}
      >
        {arrived.map(({ home, away }) => fixtureCopy.teams(home.name, away.name)).join(', ')}
      </Toast>
    </InNoticePlace>
  )
}

/** Returns the results that arrived while the game was open, in this order. A fixture that was settled when it was first read is not one. */
function useArrivedResults(fixtures: readonly Fixture[], openedId: FixtureId | undefined) {
  const awaited = useRef(new Set<FixtureId>())
  const [arrived, setArrived] = useState<readonly Fixture[]>([])
  useEffect(() => {
    const fresh = fixtures.filter(({ id, isSettled }) => isSettled && awaited.current.has(id))
    for (const { id, isSettled } of fixtures) {
      if (isSettled) awaited.current.delete(id)
      else awaited.current.add(id)
    }
    if (fresh.length > 0) setArrived((earlier) => [...earlier, ...fresh])
  }, [fixtures])
  // A result of the open screen is announced; one that is opened later has been seen.
  useEffect(() => setArrived((earlier) => earlier.filter(({ id }) => id !== openedId)), [openedId])
  return { arrived, dismiss: useCallback(() => setArrived([]), []) }
}
