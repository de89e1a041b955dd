import type { Outcome } from '../fixtures/match-outcome.ts'

/** The parts of a match that earn points, in the order of the questions. */
export const SCORING_PARTS = [
  'outcome',
  'home-score',
  'away-score',
  'first-try',
  'first-points-minute',
  'half-time-leader',
  'higher-scoring-half',
  'conversions',
] as const

/** One part of a match that earns points. */
export type ScoringPart = (typeof SCORING_PARTS)[number]

/** The parts of the final-score question. */
export const FINAL_SCORE_PARTS: readonly ScoringPart[] = ['outcome', 'home-score', 'away-score']

/** The possible picks of each part. Level results are separate picks. */
export interface Picks {
  readonly outcome: Outcome
  readonly 'home-score': number
  readonly 'away-score': number
  readonly 'first-try': 'home' | 'away' | 'none'
  readonly 'first-points-minute': number
  readonly 'half-time-leader': 'home' | 'away' | 'level'
  readonly 'higher-scoring-half': 'first' | 'second' | 'equal'
  readonly conversions: number
}

/** The possible picks of one part. */
export type PickOf<P extends ScoringPart> = Picks[P]

/** Parts that are answered with a whole number. */
export type NumberPart = { [P in ScoringPart]: Picks[P] extends number ? P : never }[ScoringPart]

/** Parts that are answered by a choice question. The outcome is derived from the scores instead. */
export type ChoicePart = Exclude<ScoringPart, NumberPart | 'outcome'>
