import type { Answer, Prediction, Question } from '@touchline/game-rules'
import type { Choice } from '../ledger.ts'
import { choicesOf, type Match, type ShownAnswer } from '../match.ts'
import type { SeededRandom } from '../seeded-random.ts'

const HIGHEST_SCORE = 40

/** Returns an answer to every question. */
export function randomAnswers(questions: readonly Question[], random: SeededRandom): Prediction {
  return Object.fromEntries(questions.map((question) => [question.id, randomAnswer(question, random)]))
}

function randomAnswer(question: Question, random: SeededRandom): Answer {
  switch (question.kind) {
    case 'match-result':
      return {
        kind: question.kind,
        home: random.below(HIGHEST_SCORE + 1),
        away: random.below(HIGHEST_SCORE + 1),
      }
    case 'choice':
      return { kind: question.kind, choiceId: random.pick(question.choices).id }
    case 'numbers':
      throw new Error(`The tournament of the run asks no question of the kind ${question.kind}.`)
    default:
      return { kind: question.kind, value: question.min + random.below(question.max - question.min + 1) }
  }
}

/** Returns the votes that answers mean, as the ledger records them. */
export function choicesIn(
  match: Match,
  questions: readonly Question[],
  answers: Prediction,
): readonly Choice[] {
  return questions.flatMap(({ id, text }) => {
    const answer = answers[id]
    return answer === undefined ? [] : choicesOf(match, text, shownAnswer(answer))
  })
}

function shownAnswer(answer: Answer): ShownAnswer {
  switch (answer.kind) {
    case 'match-result':
      return { numbers: [answer.home, answer.away], choiceId: undefined }
    case 'choice':
      return { numbers: [], choiceId: answer.choiceId }
    case 'numbers':
      return { numbers: Object.values(answer.numbers), choiceId: undefined }
    default:
      return { numbers: [answer.value], choiceId: undefined }
  }
}
