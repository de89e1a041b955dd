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
    case 'numbers': {
      const numbers = question.choices.map(({ id }) => [id, random.below(MOST_POINTS)] as const)
      return { kind: question.kind, numbers: Object.fromEntries(numbers) }
    }
    default: {
      const { min, max, step = 1 } = question
      const value = min + step * random.below(1 + (max - min) / step)
      return { kind: question.kind, value }
    }
  }
}
