import { type Outcome, outcomeOf } from '../fixtures/fixture.ts'
import type { PickOf, ScoringPart } from '../questions/picks.ts'

/** The facts of a match that decide points. A fact that is not known yet is undefined. */
export interface MatchFacts {
  readonly homeScore?: number | undefined
  readonly awayScore?: number | undefined
  readonly firstTry?: PickOf<'first-try'> | undefined
  /** Minute on the match clock. Stoppage time is the last minute of its half. 'none' in a match without points. */
  readonly firstPointsMinute?: number | 'none' | undefined
  readonly halfTimeLeader?: PickOf<'half-time-leader'> | undefined
  readonly higherScoringHalf?: PickOf<'higher-scoring-half'> | undefined
  /** Successful conversions of both teams together. */
  readonly conversions?: number | undefined
}

/** Points of one team per period. */
export interface SidePoints {
  readonly firstHalf: number
  readonly secondHalf: number
  /** @default 0 */
  readonly extraTime?: number | undefined
}

type FactsFromPoints = {
  readonly [K in 'homeScore' | 'awayScore' | 'halfTimeLeader' | 'higherScoringHalf']: NonNullable<
    MatchFacts[K]
  >
}

/**
 * Derives facts from the points of each period. Extra time is included in the final score and belongs to neither half.
 * @example factsFromPoints({ home: { firstHalf: 7, secondHalf: 10 }, away: { firstHalf: 10, secondHalf: 7 } }).higherScoringHalf //=> 'equal'
 */
export function factsFromPoints(points: {
  readonly home: SidePoints
  readonly away: SidePoints
}): FactsFromPoints {
  const { home, away } = points
  const leader = outcomeOf(home.firstHalf, away.firstHalf)
  const half = outcomeOf(home.firstHalf + away.firstHalf, home.secondHalf + away.secondHalf)
  return {
    homeScore: totalOf(home),
    awayScore: totalOf(away),
    halfTimeLeader: leader === 'draw' ? 'level' : leader,
    higherScoringHalf: HALVES[half],
  }
}

const HALVES = { home: 'first', away: 'second', draw: 'equal' } as const satisfies Record<
  Outcome,
  PickOf<'higher-scoring-half'>
>

function totalOf(side: SidePoints): number {
  return side.firstHalf + side.secondHalf + (side.extraTime ?? 0)
}

/** The correct pick of a part. Undefined until it is known; 'none' if the event did not happen. */
export type CorrectPick<P extends ScoringPart> = PickOf<P> | 'none' | undefined

/**
 * Returns the correct pick of a part: undefined until the facts are known, 'none' if the event did not happen.
 * @example correctPick('outcome', { homeScore: 20, awayScore: 3 }) //=> 'home'
 */
export function correctPick<P extends ScoringPart>(part: P, facts: MatchFacts): CorrectPick<P> {
  const correctPicks: { readonly [K in ScoringPart]: (facts: MatchFacts) => CorrectPick<K> } = CORRECT_PICKS
  return correctPicks[part](facts)
}

const CORRECT_PICKS = {
  outcome: ({ homeScore, awayScore }) =>
    homeScore === undefined || awayScore === undefined ? undefined : outcomeOf(homeScore, awayScore),
  'home-score': (facts) => facts.homeScore,
  'away-score': (facts) => facts.awayScore,
  'first-try': (facts) => facts.firstTry,
  'first-points-minute': (facts) => facts.firstPointsMinute,
  'half-time-leader': (facts) => facts.halfTimeLeader,
  'higher-scoring-half': (facts) => facts.higherScoringHalf,
  conversions: (facts) => facts.conversions,
} as const satisfies { readonly [K in ScoringPart]: (facts: MatchFacts) => CorrectPick<K> }
