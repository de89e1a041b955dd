import { factsFromPoints } from '../scoring/match-facts.ts'
import type { PickOf } from '../scoring/scoring-part.ts'
import { isPossibleScore } from './possible-score.ts'

// Golden point: a level match goes on until one side scores once, and extra time is in neither half.
const GOLDEN_POINTS: readonly number[] = [3, 5, 7]

/**
 * Whether any course of a match ends with these scores and has these halves. A half that was not
 * picked (undefined) can be anything.
 * @example areHalvesPossible({ home: 3, away: 0 }, { leader: 'level', half: 'first' }) //=> false
 */
export function areHalvesPossible(
  scores: { readonly home: number; readonly away: number },
  picks: {
    readonly leader: PickOf<'half-time-leader'> | undefined
    readonly half: PickOf<'higher-scoring-half'> | undefined
  },
): boolean {
  return afterEightyMinutes(scores).some(({ home, away }) =>
    splitsOf(home).some((homeHalves) =>
      splitsOf(away).some((awayHalves) => {
        const facts = factsFromPoints({ home: homeHalves, away: awayHalves })
        return (
          (picks.leader === undefined || picks.leader === facts.halfTimeLeader) &&
          (picks.half === undefined || picks.half === facts.higherScoringHalf)
        )
      }),
    ),
  )
}

function afterEightyMinutes(scores: { readonly home: number; readonly away: number }) {
  const level = Math.min(scores.home, scores.away)
  const isGoldenPoint = GOLDEN_POINTS.includes(Math.abs(scores.home - scores.away))
  return isGoldenPoint ? [scores, { home: level, away: level }] : [scores]
}

function splitsOf(score: number) {
  const splits = []
  for (let firstHalf = 0; firstHalf <= score; firstHalf += 1) {
    const secondHalf = score - firstHalf
    if (isPossibleScore(firstHalf) && isPossibleScore(secondHalf)) splits.push({ firstHalf, secondHalf })
  }
  return splits
}
