import { useEffect, useMemo, useState } from 'react'
import { type SeenPoints, seenPointsOf } from '../../device/seen-points.ts'
import { useGame } from '../../launch/use-game.ts'
import type { QuestionResult } from '../../platform/results-from-widgets.ts'

/**
 * Returns what each question was worth when the player last looked at this result; for a question that was not decided
 * then, what it was worth at first on this visit, so that a correction while the screen is open is named as well.
 * Without results, or with ones that do not know the player's answers (`undefined` as well), nothing is compared and
 * nothing is remembered.
 */
export function useSeenPoints(
  fixtureId: string,
  results: readonly QuestionResult[] | undefined,
): SeenPoints | undefined {
  const { engagement, storage } = useGame()
  const [seen, setSeen] = useState(() => seenPointsOf(engagement.profile?.id ?? '', storage).read(fixtureId))
  const decided = useMemo(() => decidedPoints(results ?? []), [results])
  if (Object.keys(decided).some((id) => seen?.[id] === undefined)) setSeen({ ...decided, ...seen })
  useEffect(() => {
    if (Object.keys(decided).length === 0) return
    seenPointsOf(engagement.profile?.id ?? '', storage).write(fixtureId, decided)
  }, [decided, fixtureId, engagement, storage])
  return results === undefined ? undefined : seen
}

function decidedPoints(results: readonly QuestionResult[]): SeenPoints {
  const decided = results.filter(({ settlement }) => settlement.state === 'settled')
  return Object.fromEntries(decided.map(({ question, settlement }) => [question.id, settlement.points]))
}
