import { type Answer, isSameAnswer } from '../questions/answer.ts'
import type { QuestionId } from '../questions/question.ts'

/** All answers of one player for one fixture, by question id. A missing id is an unanswered question. */
export type Prediction = Readonly<Record<QuestionId, Answer>>

/**
 * Returns the answer to one question. Inherited names such as 'constructor' are ordinary ids.
 * @example answerTo({ q: { kind: 'count', value: 5 } }, 'q') //=> { kind: 'count', value: 5 }
 */
export function answerTo(prediction: Prediction, id: QuestionId): Answer | undefined {
  return Object.hasOwn(prediction, id) ? prediction[id] : undefined
}

/**
 * Returns a copy of a prediction with one answer added or replaced.
 * @example withAnswer({}, 'q', { kind: 'count', value: 5 }) //=> { q: { kind: 'count', value: 5 } }
 */
export function withAnswer(prediction: Prediction, id: QuestionId, answer: Answer): Prediction {
  return { ...prediction, [id]: answer }
}

/**
 * Merges two predictions. Later answers replace earlier ones.
 * @example mergePredictions({ q: { kind: 'count', value: 5 } }, {}) //=> { q: { kind: 'count', value: 5 } }
 */
export function mergePredictions(earlier: Prediction, later: Prediction): Prediction {
  return { ...earlier, ...later }
}

/**
 * Returns the answers to send: those that are new or differ from the saved ones. Answers that are only in `saved` are
 * left out, because a saved answer cannot be deleted.
 * @example changedAnswers({ q: { kind: 'count', value: 5 } }, { q: { kind: 'count', value: 5 } }) //=> {}
 */
export function changedAnswers(saved: Prediction, current: Prediction): Prediction {
  return Object.fromEntries(
    Object.entries(current).filter(([id, answer]) => !isSameAnswer(answer, answerTo(saved, id))),
  )
}

/** How many questions of a fixture are answered: 4 of 6. */
export interface AnsweredCount {
  readonly answered: number
  readonly total: number
}

/**
 * Counts the questions that have an answer.
 * @example answeredCount([{ id: 'q' }], {}) //=> { answered: 0, total: 1 }
 */
export function answeredCount(
  questions: readonly { readonly id: QuestionId }[],
  prediction: Prediction,
): AnsweredCount {
  const answered = questions.filter((question) => answerTo(prediction, question.id) !== undefined).length
  return { answered, total: questions.length }
}
