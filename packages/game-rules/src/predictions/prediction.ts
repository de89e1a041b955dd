import { outcomeOf, type Teams } from '../fixtures/fixture.ts'
import type { Answer, ChoiceAnswer } from '../questions/answer.ts'
import { numberPartOf, type Picks, parsePick } from '../questions/picks.ts'
import type { ChoiceQuestion, Question, QuestionId } from '../questions/question.ts'

/** All answers of one player for one fixture, by question id. A missing id is an unanswered question. */
export type Prediction = Readonly<Record<QuestionId, Answer>>

/**
 * Returns the answer to one question. Inherited names such as 'constructor' are ordinary ids.
 * @example answerTo({ q: { kind: 'count', value: 5 } }, 'q') //=> { kind: 'count', value: 5 }
 */
export function answerTo(prediction: Prediction, id: QuestionId): Answer | undefined {
  return Object.hasOwn(prediction, id) ? prediction[id] : undefined
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

/**
 * Returns the picks of a prediction, one for each scoring part that was answered. The minute question is read as the
 * minute of the first points, a count question as the conversions if it names them: see `numberPartOf`.
 * @example picksFromPrediction([{ kind: 'count', id: 'q', text: 'Conversions?', min: 0, max: 30 }], { q: { kind: 'count', value: 5 } }, teams) //=> { conversions: 5 }
 */
export function picksFromPrediction(
  questions: readonly Question[],
  prediction: Prediction,
  teams: Teams,
): Partial<Picks> {
  const picks: Partial<Picks> = {}
  for (const question of questions)
    Object.assign(picks, picksOfAnswer(question, answerTo(prediction, question.id), teams))
  return picks
}

function picksOfAnswer(question: Question, answer: Answer | undefined, teams: Teams): Partial<Picks> {
  if (question.kind === 'match-result' && answer?.kind === 'match-result') {
    const { home, away } = answer
    return { outcome: outcomeOf(home, away), 'home-score': home, 'away-score': away }
  }
  if (question.kind === 'minute' || question.kind === 'count') {
    const part = numberPartOf(question)
    return part === undefined || answer?.kind !== question.kind ? {} : { [part]: answer.value }
  }
  if (question.kind === 'choice' && answer?.kind === 'choice') return pickOfChoice(question, answer, teams)
  return {}
}

function pickOfChoice(question: ChoiceQuestion, answer: ChoiceAnswer, teams: Teams): Partial<Picks> {
  const chosen = question.choices.find((choice) => choice.id === answer.choiceId)
  if (question.part === undefined || chosen === undefined) return {}
  const pick = parsePick(question.part, chosen.text, teams)
  return pick === undefined ? {} : Object.fromEntries([[question.part, pick]])
}
