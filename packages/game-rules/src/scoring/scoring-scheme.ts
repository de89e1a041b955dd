import type { ScoringPart } from '../questions/picks.ts'
import type { Tournament } from '../tournaments/tournament.ts'

/** The points of a pick whose distance from the correct one is `from` to `to`, both included. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly points: number
}

/** The two variants of the scoring rules. */
export const SCHEME_NAMES = ['standard', 'changed'] as const

/**
 * All scoring rules of one variant, as data. Bands begin at distance 0 (exact), have no gaps and decreasing points. A
 * distance beyond the last band earns no points.
 */
export interface ScoringScheme {
  readonly name: (typeof SCHEME_NAMES)[number]
  readonly bands: Readonly<Record<ScoringPart, readonly Band[]>>
}

const EXACT_10 = [{ from: 0, to: 0, points: 10 }] as const

const EXACT_20 = [{ from: 0, to: 0, points: 20 }] as const

const WITHIN_3 = [
  { from: 0, to: 0, points: 10 },
  { from: 1, to: 1, points: 5 },
  { from: 2, to: 2, points: 3 },
  { from: 3, to: 3, points: 1 },
] as const

const WITHIN_15 = [
  { from: 0, to: 0, points: 10 },
  { from: 1, to: 5, points: 5 },
  { from: 6, to: 10, points: 3 },
  { from: 11, to: 15, points: 1 },
] as const

const WITHIN_15_DOUBLED = [
  { from: 0, to: 0, points: 20 },
  { from: 1, to: 5, points: 10 },
  { from: 6, to: 10, points: 6 },
  { from: 11, to: 15, points: 2 },
] as const

/** The Normal variant (specification, section 9). */
export const standardScheme: ScoringScheme = {
  name: 'standard',
  bands: {
    outcome: EXACT_10,
    'home-score': WITHIN_15,
    'away-score': WITHIN_15,
    'first-try': EXACT_10,
    'first-points-minute': WITHIN_3,
    'half-time-leader': EXACT_10,
    'higher-scoring-half': EXACT_10,
    conversions: EXACT_10,
  },
}

/** The Changed variant (specification, section 9). */
export const changedScheme: ScoringScheme = {
  name: 'changed',
  bands: {
    outcome: EXACT_20,
    'home-score': WITHIN_15_DOUBLED,
    'away-score': WITHIN_15_DOUBLED,
    'first-try': EXACT_10,
    'first-points-minute': WITHIN_3,
    'half-time-leader': EXACT_10,
    'higher-scoring-half': EXACT_10,
    conversions: WITHIN_3,
  },
}

/**
 * Returns the scoring scheme of a tournament.
 * @example schemeFor({ showChangedTnc: true }).name //=> 'changed'
 */
export function schemeFor(tournament: Pick<Tournament, 'showChangedTnc'>): ScoringScheme {
  return tournament.showChangedTnc ? changedScheme : standardScheme
}
