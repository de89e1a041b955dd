import { useEffect, useMemo, useState } from 'react'
import { type SeenNumbers, seenNumbersOf } from '../../device/player-records.ts'
import { usePlayerStore } from '../../launch/game.ts'
import type { QuestionResult } from '../../platform/question-results.ts'

/**
 * Returns the points of each question at the player's last visit to this result; for a question that was not decided
 * then, its first points on this visit, so that a correction while the screen is open is named too. Without results, or
 * with results that lack the player's answers (`undefined` too), nothing is compared and nothing is stored.
 */
export function useSeenPoints(
  fixtureId: string,
  results: readonly QuestionResult[] | undefined,
): SeenNumbers | undefined {
  const store = usePlayerStore()
  const [seen, setSeen] = useState(() => seenNumbersOf(store, 'seenPoints').read(fixtureId))
  const decided = useMemo(() => decidedPoints(results ?? []), [results])
  if ([...decided.keys()].some((id) => seen?.has(id) !== true))
    setSeen(new Map([...decided, ...(seen ?? [])]))
  useEffect(() => {
    if (decided.size === 0) return
    seenNumbersOf(store, 'seenPoints').write(fixtureId, decided)
  }, [decided, fixtureId, store])
  return results === undefined ? undefined : seen
}

function decidedPoints(results: readonly QuestionResult[]): SeenNumbers {
  const decided = results.filter(({ settlement }) => settlement.state === 'settled')
  return new Map(decided.map(({ question, settlement }) => [question.id, settlement.points]))
}

/** Returns whether a question has other points than at the player's last visit. */
export function isCorrected(
  { settlement }: Pick<QuestionResult, 'settlement'>,
  seenPoints: number | undefined,
): seenPoints is number {
  return settlement.state !== 'pending' && seenPoints !== undefined && seenPoints !== settlement.points
}
