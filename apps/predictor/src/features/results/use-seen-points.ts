import { useEffect, useState } from 'react'
import { useGame } from '../../launch/use-game.ts'
import type { QuestionResult } from '../../platform/results-from-widgets.ts'
import { type SeenPoints, seenPointsOf } from '../../platform/seen-points.ts'

/**
 * What each question was worth when the player last looked at this result. Without results, or with ones that
 * do not know the player's answers (`undefined` as well), nothing is compared and nothing is remembered.
 */
export function useSeenPoints(
  fixtureId: string,
  results: readonly QuestionResult[] | undefined,
): SeenPoints | undefined {
  const { engagement, storage } = useGame()
  const [seen] = useState(() => seenPointsOf(engagement.profile?.id ?? '', storage).read(fixtureId))
  useEffect(() => {
    const decided = (results ?? []).filter(({ settlement }) => settlement.state === 'settled')
    if (decided.length === 0) return
    const points = Object.fromEntries(
      decided.map(({ question, settlement }) => [question.id, settlement.points]),
    )
    seenPointsOf(engagement.profile?.id ?? '', storage).write(fixtureId, points)
  }, [results, fixtureId, engagement, storage])
  return results === undefined ? undefined : seen
}
