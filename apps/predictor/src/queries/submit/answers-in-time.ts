import { answerTo, type Prediction } from '@touchline/game-rules'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { openQuestions } from './open-questions.ts'

/** The submitted answers, divided by whether their questions are still open. */
export interface AnswersInTime {
  readonly answers: Prediction
  /** The outcomes of the others: they closed while the submit waited. */
  readonly late: Outcomes
}

/** Divides submitted answers at an instant. A question that is not asked any more is in neither part. */
export function answersInTime(
  submitted: Prediction,
  questions: Pick<FixtureQuestions, 'fixture' | 'questions'>,
  now: number,
): AnswersInTime {
  const open = openQuestions(questions, now)
  const isOpen = (id: string) => open.includes(id)
  const late = questions.questions.filter(({ id }) => answerTo(submitted, id) !== undefined && !isOpen(id))
  return {
    answers: Object.fromEntries(Object.entries(submitted).filter(([id]) => isOpen(id))),
    late: Object.fromEntries(late.map(({ id }) => [id, 'closed'])),
  }
}
