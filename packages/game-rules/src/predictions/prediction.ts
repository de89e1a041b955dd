import { type Answer, isSameAnswer } from '../questions/answer.ts'
import type { QuestionId } from '../questions/question.ts'

/** All answers of one player for one fixture, by question. A question that is not in it was not answered. */
export type Prediction = Readonly<Record<QuestionId, Answer>>

/**
 * The answer to one question, whatever its id is ('constructor' is an id like any other).
 * @example answerTo({ q: { kind: 'count', value: 5 } }, 'q') //=> { kind: 'count', value: 5 }
 */
export function answerTo(prediction: Prediction, id: QuestionId): Answer | undefined {
  return Object.hasOwn(prediction, id) ? prediction[id] : undefined
}

/**
 * The prediction with one answer added or replaced.
 * @example withAnswer({}, 'q', { kind: 'count', value: 5 }) //=> { q: { kind: 'count', value: 5 } }
 */
export function withAnswer(prediction: Prediction, id: QuestionId, answer: Answer): Prediction {
  return { ...prediction, [id]: answer }
}

/**
 * The earlier answers, each replaced by the later one where there is one.
 * @example mergePredictions({ q: { kind: 'count', value: 5 } }, {}) //=> { q: { kind: 'count', value: 5 } }
 */
export function mergePredictions(earlier: Prediction, later: Prediction): Prediction {
  return { ...earlier, ...later }
}

/**
 * What has to be sent: the answers that are new or differ from the saved ones. Saved answers are
 * never taken back, so what is only in `saved` is not in the result.
 * @example changedAnswers({ q: { kind: 'count', value: 5 } }, { q: { kind: 'count', value: 5 } }) //=> {}
 */
export function changedAnswers(saved: Prediction, current: Prediction): Prediction {
  return Object.fromEntries(
    Object.entries(current).filter(([id, answer]) => !isSameAnswer(answer, answerTo(saved, id))),
  )
}

/** How much of a fixture is answered: 4 of 6. */
export interface AnsweredCount {
  readonly answered: number
  readonly total: number
}

/** Counts the questions that have an answer. @example answeredCount([{ id: 'q' }], {}) //=> { answered: 0, total: 1 } */
export function answeredCount(
  questions: readonly { readonly id: QuestionId }[],
  prediction: Prediction,
): AnsweredCount {
  const answered = questions.filter((question) => answerTo(prediction, question.id) !== undefined).length
  return { answered, total: questions.length }
}
