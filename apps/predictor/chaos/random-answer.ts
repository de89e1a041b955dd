import type { Answer, Question } from '@touchline/game-rules'
import type { SeededRandom } from './seeded-random.ts'

const MOST_POINTS = 60

/** An answer that the question allows. */
export function randomAnswer(question: Question, random: SeededRandom): Answer {
  switch (question.kind) {
    case 'match-result':
      return { kind: question.kind, home: random.below(MOST_POINTS), away: random.below(MOST_POINTS) }
    case 'choice':
      return { kind: question.kind, choiceId: random.pick(question.choices).id }
    default: {
      const value = question.min + random.below(question.max - question.min + 1)
      return { kind: question.kind, value }
    }
  }
}
