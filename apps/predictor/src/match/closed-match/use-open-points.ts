import { schemeFor } from '@touchline/game-rules'
import { useGame } from '../../launch/game.ts'
import { questionResults } from '../../platform/question-results.ts'
import { useHasBegun } from '../kick-off.ts'
import { liveFacts, useLiveScore } from '../live-score.ts'
import { openPoints, pointsRightNow } from './points-so-far.ts'
import type { AnsweredMatch } from './use-crowd.ts'

/** Returns the points of a match between its closing and its result. */
export function useOpenPoints({ questions, answers }: AnsweredMatch) {
  const scheme = schemeFor(useGame().entry.tournament)
  const live = useLiveScore(questions.fixture.id)
  const hasBegun = useHasBegun(questions.fixture)
  const results = questionResults(questions, answers)
  const points = openPoints({ questions, answers, results }, scheme)
  const facts = hasBegun && live !== undefined ? liveFacts(live) : {}
  const rightNow = pointsRightNow(results, { facts, scheme, teams: questions.fixture })
  const now = [...rightNow.values()].reduce((sum, earned) => sum + earned, 0)
  return {
    hasBegun,
    points,
    /** What each open answer would earn if the match ended now, by question. */
    rightNow,
    /** All of it with what is decided; undefined if either is not known. */
    worth: rightNow.size === 0 || points === undefined ? undefined : points.soFar + now,
  }
}
