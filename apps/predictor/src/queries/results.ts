import type { StoredAnswers } from '../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { type QuestionResult, resultsFromWidgets } from '../platform/results-from-widgets.ts'

/** Returns the results of a fixture's questions, computed from cached data and not stored. */
export function resultsOf(asked: FixtureQuestions, answers: StoredAnswers): readonly QuestionResult[] {
  return resultsFromWidgets(asked, answers)
}
