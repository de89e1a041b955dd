import type { Round, Tournament } from '@touchline/game-rules'

/** What one file of this folder says about one tournament. */
export interface TournamentEntry {
  readonly tournament: Tournament
  /** The ui-kit theme that sets accent and pattern; the house's own where there is none. */
  readonly theme?: 'womens' | 'championship' | 'match-series' | 'autumn-tests' | undefined
}

/** Rounds 1 to `count`, and after them the named ones. */
export function rounds(count: number, ...named: readonly string[]): readonly Round[] {
  const numbered = Array.from({ length: count }, (_, index) => `Round ${index + 1}`)
  return [...numbered, ...named].map((label, index) => ({ id: String(index + 1), label, round: index + 1 }))
}
