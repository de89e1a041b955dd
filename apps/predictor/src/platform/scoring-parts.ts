import { numberPartOf, type Question, type ScoringPart } from '@touchline/game-rules'

/** Returns the parts of the scoring rules that a question belongs to; none if the rules do not name it. */
export function scoringPartsOf(question: Question): readonly ScoringPart[] {
  switch (question.kind) {
    case 'match-result':
      return ['outcome', 'home-score', 'away-score']
    case 'minute':
    case 'count':
      return known(numberPartOf(question))
    case 'choice':
      return known(question.part)
    default:
      return []
  }
}

function known(part: ScoringPart | undefined): readonly ScoringPart[] {
  return part === undefined ? [] : [part]
}
