import type { StoredAnswers } from '../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../platform/fixture-questions.ts'
import { type QuestionResult, resultsFromWidgets } from '../platform/results-from-widgets.ts'

/** What became of a fixture's questions; computed from what was read, never kept. */
export function resultsOf(asked: FixtureQuestions, answers: StoredAnswers): readonly QuestionResult[] {
  return resultsFromWidgets(asked, answers)
}
