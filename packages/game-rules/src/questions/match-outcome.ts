import type { Teams } from '../fixtures/fixture.ts'

/** The outcomes of a match, in the order of the outcome question's choices. */
export const OUTCOMES = ['home', 'away', 'draw'] as const

/** The outcome of a match. */
export type Outcome = (typeof OUTCOMES)[number]

/** Returns the outcome of a match from its two scores. @example outcomeOf(17, 17) //=> 'draw' */
export function outcomeOf(homeScore: number, awayScore: number): Outcome {
  if (homeScore === awayScore) return 'draw'
  return homeScore > awayScore ? 'home' : 'away'
}

/**
 * Returns the outcome of two scores as a sentence.
 * @example outcomeSentence({ home: { name: 'Chiefs' }, away: { name: 'Blues' } }, { home: 24, away: 20 }) //=> 'Chiefs win by 4'
 */
export function outcomeSentence(
  teams: Teams,
  scores: { readonly home: number; readonly away: number },
): string {
  const outcome = outcomeOf(scores.home, scores.away)
  if (outcome === 'draw') return 'Draw'
  return `${teams[outcome].name} win by ${Math.abs(scores.home - scores.away)}`
}
