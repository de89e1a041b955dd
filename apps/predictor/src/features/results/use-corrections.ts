import { useEffect, useMemo, useState } from 'react'
import { type SeenNumbers, seenNumbersOf } from '../../device/player-records.ts'
import { usePlayerStore } from '../../launch/game.ts'
import type { QuestionResult } from '../../platform/question-results.ts'

const NO_RESULTS: readonly QuestionResult[] = []

/**
 * Returns the earlier points of each question whose points were corrected: those of the player's last visit to this result or, if the
 * question was not decided then, the first ones of this visit.
 *
 * @param results undefined while they are loading, and if the player's answers could not be read: nothing is compared or stored then
 */
export function useCorrections(
  fixtureId: string,
  results: readonly QuestionResult[] = NO_RESULTS,
): SeenNumbers {
  const store = usePlayerStore()
  const [seen, setSeen] = useState<SeenNumbers>(
    () => seenNumbersOf(store, 'seenPoints').read(fixtureId) ?? new Map(),
  )
  const decided = useMemo(() => {
    const settled = results.filter(({ settlement }) => settlement.state === 'settled')
    return new Map(settled.map(({ question, settlement }) => [question.id, settlement.points]))
  }, [results])
  if ([...decided.keys()].some((id) => !seen.has(id))) setSeen(new Map([...decided, ...seen]))
  useEffect(() => {
    if (decided.size > 0) seenNumbersOf(store, 'seenPoints').write(fixtureId, decided)
  }, [decided, fixtureId, store])
  return new Map([...seen].filter(([id, points]) => (decided.get(id) ?? points) !== points))
}
