import type { Tournament } from '../tournaments/tournament.ts'
import type { ScoringPart } from './scoring-part.ts'

/** Points for an answer that is `from` to `to` away from the truth, both included. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly points: number
}

/** The two variants of the scoring rules. */
export const SCHEME_NAMES = ['standard', 'changed'] as const

/**
 * All scoring rules of one variant, as data. Bands begin at 0 (exact), follow one another without a
 * gap and only ever fall; beyond the last one nothing is earned.
 */
export interface ScoringScheme {
  readonly name: (typeof SCHEME_NAMES)[number]
  readonly bands: Readonly<Record<ScoringPart, readonly Band[]>>
}

const TEN = [{ from: 0, to: 0, points: 10 }] as const

const TWENTY = [{ from: 0, to: 0, points: 20 }] as const

const TEN_OR_NEAR = [
  { from: 0, to: 0, points: 10 },
  { from: 1, to: 1, points: 5 },
  { from: 2, to: 2, points: 3 },
  { from: 3, to: 3, points: 1 },
] as const

const SCORE_OF_TEN = [
  { from: 0, to: 0, points: 10 },
  { from: 1, to: 5, points: 5 },
  { from: 6, to: 10, points: 3 },
  { from: 11, to: 15, points: 1 },
] as const

const SCORE_OF_TWENTY = [
  { from: 0, to: 0, points: 20 },
  { from: 1, to: 5, points: 10 },
  { from: 6, to: 10, points: 6 },
  { from: 11, to: 15, points: 2 },
] as const

/** The Normal variant (specification, section 9). */
export const standardScheme: ScoringScheme = {
  name: 'standard',
  bands: {
    outcome: TEN,
    'home-score': SCORE_OF_TEN,
    'away-score': SCORE_OF_TEN,
    'first-try': TEN,
    'first-points-minute': TEN_OR_NEAR,
    'half-time-leader': TEN,
    'higher-scoring-half': TEN,
    conversions: TEN,
  },
}

/** The Changed variant (specification, section 9). */
export const changedScheme: ScoringScheme = {
  name: 'changed',
  bands: {
    outcome: TWENTY,
    'home-score': SCORE_OF_TWENTY,
    'away-score': SCORE_OF_TWENTY,
    'first-try': TEN,
    'first-points-minute': TEN_OR_NEAR,
    'half-time-leader': TEN,
    'higher-scoring-half': TEN,
    conversions: TEN_OR_NEAR,
  },
}

/** The scheme that a tournament plays by. @example schemeFor({ showChangedTnc: true }).name //=> 'changed' */
export function schemeFor(tournament: Pick<Tournament, 'showChangedTnc'>): ScoringScheme {
  return tournament.showChangedTnc ? changedScheme : standardScheme
}
