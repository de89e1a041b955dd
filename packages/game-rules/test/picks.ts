import fc from 'fast-check'
import { outcomeOf } from '../src/fixtures/fixture.ts'
import type { PickOf, Picks, ScoringPart } from '../src/questions/picks.ts'
import { PICKS } from '../src/questions/question-sheet.ts'
import type { MatchFacts } from '../src/scoring/match-facts.ts'

function aPick<P extends ScoringPart>(part: P): fc.Arbitrary<PickOf<P>> {
  return fc.constantFrom(...PICKS[part])
}

const EACH_PICK = {
  'home-score': aPick('home-score'),
  'away-score': aPick('away-score'),
  'first-try': aPick('first-try'),
  'first-points-minute': aPick('first-points-minute'),
  'half-time-leader': aPick('half-time-leader'),
  'higher-scoring-half': aPick('higher-scoring-half'),
  conversions: aPick('conversions'),
}

/** Generates the picks of a prediction. Every pick may be missing; the outcome is derived from the scores. */
export const somePicks: fc.Arbitrary<Partial<Picks>> = fc
  .record(EACH_PICK, { requiredKeys: [] })
  .map(withOutcome)

/** Generates the correct picks of a match within the limits of the questions. */
export const allPicks: fc.Arbitrary<Partial<Picks>> = fc.record(EACH_PICK).map(withOutcome)

function withOutcome(picks: Partial<Picks>): Partial<Picks> {
  const { 'home-score': home, 'away-score': away } = picks
  return home === undefined || away === undefined ? picks : { ...picks, outcome: outcomeOf(home, away) }
}

/** Returns the facts of the match of which these picks are the correct ones. */
export function factsOf(picks: Partial<Picks>): MatchFacts {
  return {
    homeScore: picks['home-score'],
    awayScore: picks['away-score'],
    firstTry: picks['first-try'],
    firstPointsMinute: picks['first-points-minute'],
    halfTimeLeader: picks['half-time-leader'],
    higherScoringHalf: picks['higher-scoring-half'],
    conversions: picks.conversions,
  }
}

/** Returns the same picks for the match with its teams swapped. */
export function swapPicks(picks: Partial<Picks>): Partial<Picks> {
  const { outcome, 'home-score': home, 'away-score': away, ...others } = picks
  return {
    ...others,
    ...(outcome && { outcome: swapSide(outcome) }),
    ...(home !== undefined && { 'away-score': home }),
    ...(away !== undefined && { 'home-score': away }),
    ...(others['first-try'] && { 'first-try': swapSide(others['first-try']) }),
    ...(others['half-time-leader'] && { 'half-time-leader': swapSide(others['half-time-leader']) }),
  }
}

function swapSide<T extends string>(side: T | 'home' | 'away'): T | 'home' | 'away' {
  if (side === 'home') return 'away'
  return side === 'away' ? 'home' : side
}
