import type { Outcome } from '../questions/match-outcome.ts'

/** Everything about a match that earns points, in the order of the questions. */
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

/** One thing about a match that earns points. */
export type ScoringPart = (typeof SCORING_PARTS)[number]

/** What can be said about each part. Level cases are picks of their own. */
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

/** What can be said about one part. */
export type PickOf<P extends ScoringPart> = Picks[P]

/** Parts that are answered with a whole number. */
export type NumberPart = { [P in ScoringPart]: Picks[P] extends number ? P : never }[ScoringPart]

/** Parts that are answered by a choice question. The outcome is not: it follows from the scores. */
export type ChoicePart = Exclude<ScoringPart, NumberPart | 'outcome'>
