import type { Round, Tournament } from '@touchline/game-rules'

/** The configuration of a tournament, one file of this folder each. */
export interface TournamentEntry {
  readonly tournament: Tournament
  /** The ui-kit theme that sets accent and pattern. @default the kit's own colours */
  readonly theme?: 'womens' | 'championship' | 'match-series' | 'autumn-tests' | undefined
}

/** Returns rounds 1 to `count` followed by the named ones. */
export function rounds(count: number, ...named: readonly string[]): readonly Round[] {
  const numbered = Array.from({ length: count }, (_, index) => `Round ${index + 1}`)
  return [...numbered, ...named].map((label, index) => ({ id: String(index + 1), label, round: index + 1 }))
}
