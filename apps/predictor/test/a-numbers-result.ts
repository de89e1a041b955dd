import { answersFromInteractions } from '../src/platform/answers-from-interactions.ts'
import { type QuestionResult, questionResults } from '../src/platform/question-results.ts'
import { questionsFromWidgets } from '../src/platform/questions-from-widgets.ts'
import { aFixture, aNumberPrediction, numbersVote } from './makers.ts'

/** The result of a number prediction, read from the platform's objects, for the player's numbers of the teams. */
export function aNumbersResult(
  chosen: Readonly<Record<string, number>>,
  decided: Parameters<typeof aNumberPrediction>[0],
): QuestionResult {
  const widgets = [aNumberPrediction(decided)]
  const questions = questionsFromWidgets({ widgets, rejected: [], hasMore: false }, aFixture())
  const [result] = questionResults(questions, answersFromInteractions([numbersVote(chosen)], questions))
  if (result === undefined) throw new Error('The number prediction was read without a result')
  return result
}
