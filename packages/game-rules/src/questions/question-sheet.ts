import type { Teams } from '../fixtures/fixture.ts'
import { LIMITS } from './limits.ts'
import { type PickOf, pickText, SCORING_PARTS, type ScoringPart, WORD_PICKS } from './picks.ts'

function numbersTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, number) => number)
}

/** The pick of each choice of a part, in the order of the choices. */
export const PICKS: { readonly [P in ScoringPart]: readonly PickOf<P>[] } = {
  ...WORD_PICKS,
  'home-score': numbersTo(LIMITS.maxScore),
  'away-score': numbersTo(LIMITS.maxScore),
  'first-points-minute': numbersTo(LIMITS.maxMinute),
  conversions: numbersTo(LIMITS.maxCount),
}

const TEXTS: Readonly<Record<ScoringPart, (teams: Teams) => string>> = {
  outcome: () => 'What will the final score be?',
  'home-score': ({ home }) => `How many points will ${home.name} score?`,
  'away-score': ({ away }) => `How many points will ${away.name} score?`,
  'first-try': () => 'Which team will score the first try?',
  'first-points-minute': () => 'In which minute will the first points be scored?',
  'half-time-leader': () => 'Which team will be ahead at half time?',
  'higher-scoring-half': () => 'Which half will have more points?',
  conversions: () => 'How many successful conversions will there be in the match?',
}

/** The question about one part of a match. */
export interface PartQuestion {
  readonly part: ScoringPart
  readonly text: string
  /** The texts of the choices, in the order of {@link PICKS}. */
  readonly choices: readonly string[]
}

/**
 * Returns a question about each part of a match between two teams, for platforms that publish the questions themselves.
 * @example questionSheet({ home: { name: 'Blues' }, away: { name: 'Chiefs' } })[3]?.choices //=> [ 'Blues', 'Chiefs', 'No try' ]
 */
export function questionSheet(teams: Teams): readonly PartQuestion[] {
  return SCORING_PARTS.map((part) => ({
    part,
    text: TEXTS[part](teams),
    choices: PICKS[part].map((pick) => pickText(pick, teams)),
  }))
}
