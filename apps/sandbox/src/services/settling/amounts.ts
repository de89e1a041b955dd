import { type MatchFacts, pointsPerChoice, type ScoringPart, schemeFor } from '@touchline/game-rules'
import { PICKS } from '../../core/question-sheet.ts'
import type { Row } from '../../data/schema.ts'

/** Returns the points of each option of a part under a variant of the scoring table; undefined while the facts are unknown. */
export function optionAmounts<P extends ScoringPart>(
  part: P,
  facts: MatchFacts,
  scoring: Row<'tournaments'>['scoring'],
): number[] | undefined {
  const scheme = schemeFor({ showChangedTnc: scoring === 'changed' })
  const amounts = pointsPerChoice(part, PICKS[part], { facts, scheme })
  return amounts && [...amounts]
}

/** The parts of the final-score question, whose points break ties. */
export const TIE_BREAK_PARTS = [
  'outcome',
  'home-score',
  'away-score',
] as const satisfies readonly ScoringPart[]
