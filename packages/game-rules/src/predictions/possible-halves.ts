import type { Score } from '../fixtures/fixture.ts'
import type { PickOf } from '../questions/scoring-part.ts'
import { factsFromPoints, type SidePoints } from '../scoring/match-facts.ts'
import { isPossibleScore } from './possible-score.ts'

// Golden point: after 80 minutes a level match continues until one side scores. Extra time belongs to neither half.
const GOLDEN_POINTS: readonly number[] = [3, 5, 7]

/**
 * Returns whether a match with this score can have this half-time leader and this higher-scoring half. An undefined
 * pick allows every value.
 * @example areHalvesPossible({ home: 3, away: 0 }, { leader: 'level', half: 'first' }) //=> false
 */
export function areHalvesPossible(
  score: Score,
  picks: {
    readonly leader: PickOf<'half-time-leader'> | undefined
    readonly half: PickOf<'higher-scoring-half'> | undefined
  },
): boolean {
  return possibleScoresAfter80Minutes(score).some(({ home, away }) =>
    splitsIntoHalves(home).some((homeHalves) =>
      splitsIntoHalves(away).some((awayHalves) => {
        const facts = factsFromPoints({ home: homeHalves, away: awayHalves })
        return (
          (picks.leader === undefined || picks.leader === facts.halfTimeLeader) &&
          (picks.half === undefined || picks.half === facts.higherScoringHalf)
        )
      }),
    ),
  )
}

function possibleScoresAfter80Minutes(score: Score): readonly Score[] {
  const level = Math.min(score.home, score.away)
  const isGoldenPoint = GOLDEN_POINTS.includes(Math.abs(score.home - score.away))
  return isGoldenPoint ? [score, { home: level, away: level }] : [score]
}

function splitsIntoHalves(score: number): readonly SidePoints[] {
  const splits: SidePoints[] = []
  for (let firstHalf = 0; firstHalf <= score; firstHalf += 1) {
    const secondHalf = score - firstHalf
    if (isPossibleScore(firstHalf) && isPossibleScore(secondHalf)) splits.push({ firstHalf, secondHalf })
  }
  return splits
}
