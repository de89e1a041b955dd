import {
  type MatchFacts,
  pointsPerChoice,
  SCORING_PARTS,
  type ScoringPart,
  schemeFor,
} from '@touchline/game-rules'
import { PICKS } from '../../core/question-sheet.ts'

/** Returns the points of each option of a part under a variant of the scoring table; undefined while the facts are unknown. */
export function optionAmounts(part: string, facts: MatchFacts, scoring: string): number[] | undefined {
  const scheme = schemeFor({ showChangedTnc: scoring === 'changed' })
  const known = SCORING_PARTS.find((one) => one === part)
  return known && amountsOfPart(known, facts, scheme)
}

function amountsOfPart<P extends ScoringPart>(
  part: P,
  facts: MatchFacts,
  scheme: ReturnType<typeof schemeFor>,
) {
  const amounts = pointsPerChoice(part, PICKS[part], { facts, scheme })
  return amounts && [...amounts]
}

/** The parts of the final-score question, whose points break ties. */
export const TIE_BREAK_PARTS = [
  'outcome',
  'home-score',
  'away-score',
] as const satisfies readonly ScoringPart[]
