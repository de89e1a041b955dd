import fc from 'fast-check'
import { outcomeOf } from '../src/fixtures/fixture.ts'
import { LIMITS } from '../src/questions/limits.ts'
import type { PickOf, Picks, ScoringPart } from '../src/questions/picks.ts'
import { WORD_PICKS } from '../src/questions/picks.ts'
import type { MatchFacts } from '../src/scoring/match-facts.ts'

const upTo = (max: number) => Array.from({ length: max + 1 }, (_, value) => value)

const EVERY_PICK: { readonly [P in ScoringPart]: readonly PickOf<P>[] } = {
  ...WORD_PICKS,
  'home-score': upTo(LIMITS.maxScore),
  'away-score': upTo(LIMITS.maxScore),
  'first-points-minute': upTo(LIMITS.maxMinute),
  conversions: upTo(LIMITS.maxCount),
}

/** Returns every possible pick of a part. */
export function everyPick<P extends ScoringPart>(part: P): readonly PickOf<P>[] {
  return EVERY_PICK[part]
}

/** Generates one pick of a part. */
export function aPick<P extends ScoringPart>(part: P): fc.Arbitrary<PickOf<P>> {
  return fc.constantFrom(...everyPick(part))
}

/** Generates the facts of a match within the limits of the questions. */
export const someFacts: fc.Arbitrary<MatchFacts> = fc.record({
  homeScore: aPick('home-score'),
  awayScore: aPick('away-score'),
  firstTry: aPick('first-try'),
  firstPointsMinute: aPick('first-points-minute'),
  halfTimeLeader: aPick('half-time-leader'),
  higherScoringHalf: aPick('higher-scoring-half'),
  conversions: aPick('conversions'),
})

/** Generates the picks of a prediction. Every pick may be missing; the outcome is derived from the scores. */
export const somePicks: fc.Arbitrary<Partial<Picks>> = fc
  .record(
    {
      'home-score': aPick('home-score'),
      'away-score': aPick('away-score'),
      'first-try': aPick('first-try'),
      'first-points-minute': aPick('first-points-minute'),
      'half-time-leader': aPick('half-time-leader'),
      'higher-scoring-half': aPick('higher-scoring-half'),
      conversions: aPick('conversions'),
    },
    { requiredKeys: [] },
  )
  .map(withOutcome)

function withOutcome(picks: Partial<Picks>): Partial<Picks> {
  const { 'home-score': home, 'away-score': away } = picks
  return home === undefined || away === undefined ? picks : { ...picks, outcome: outcomeOf(home, away) }
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

/** Returns the facts of the same match with its teams swapped. */
export function swapFacts(facts: MatchFacts): MatchFacts {
  return {
    ...facts,
    homeScore: facts.awayScore,
    awayScore: facts.homeScore,
    firstTry: facts.firstTry && swapSide(facts.firstTry),
    halfTimeLeader: facts.halfTimeLeader && swapSide(facts.halfTimeLeader),
  }
}

function swapSide<T extends string>(side: T | 'home' | 'away'): T | 'home' | 'away' {
  if (side === 'home') return 'away'
  return side === 'away' ? 'home' : side
}
