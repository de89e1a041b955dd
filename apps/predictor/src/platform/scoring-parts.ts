import type { NumberPart, Question, ScoringPart } from '@touchline/game-rules'

/** The part of the scoring rules that a question with one number belongs to. */
export const NUMBER_PARTS = {
  minute: 'first-points-minute',
  count: 'conversions',
} as const satisfies Partial<Record<Question['kind'], NumberPart>>

/** Returns the parts of the scoring rules that a question belongs to; none if the rules do not name it. */
export function scoringPartsOf(question: Question): readonly ScoringPart[] {
  switch (question.kind) {
    case 'match-result':
      return ['outcome', 'home-score', 'away-score']
    case 'minute':
    case 'count':
      return [NUMBER_PARTS[question.kind]]
    case 'choice':
      return question.part === undefined ? [] : [question.part]
    default:
      return []
  }
}
