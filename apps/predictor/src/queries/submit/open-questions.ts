import { isClosed, type QuestionId, questionClosesAt } from '@touchline/game-rules'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'

/** The questions that take answers at an instant: asked, and neither they nor their match closed. */
export function openQuestions(
  { fixture, questions }: Pick<FixtureQuestions, 'fixture' | 'questions'>,
  now: number,
): readonly QuestionId[] {
  if (isClosed(fixture, now)) return []
  return questions.filter((question) => now < questionClosesAt(question, fixture)).map(({ id }) => id)
}
