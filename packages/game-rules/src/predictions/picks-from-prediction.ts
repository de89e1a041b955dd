import type { Teams } from '../fixtures/fixture.ts'
import { outcomeOf } from '../fixtures/match-outcome.ts'
import type { Answer, ChoiceAnswer } from '../questions/answer.ts'
import { parsePick } from '../questions/pick-text.ts'
import type { ChoiceQuestion, Question } from '../questions/question.ts'
import type { Picks } from '../questions/scoring-part.ts'
import { answerTo, type Prediction } from './prediction.ts'

/**
 * Returns the picks of a prediction, one for each scoring part that was answered. The minute question is read as the
 * minute of the first points, the count question as the conversions.
 * @example picksFromPrediction([{ kind: 'count', id: 'q', text: '…', min: 0, max: 30 }], { q: { kind: 'count', value: 5 } }, teams) //=> { conversions: 5 }
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
  if (question.kind === 'minute' && answer?.kind === 'minute') return { 'first-points-minute': answer.value }
  if (question.kind === 'count' && answer?.kind === 'count') return { conversions: answer.value }
  if (question.kind === 'choice' && answer?.kind === 'choice') return pickOfChoice(question, answer, teams)
  return {}
}

function pickOfChoice(question: ChoiceQuestion, answer: ChoiceAnswer, teams: Teams): Partial<Picks> {
  const chosen = question.choices.find((choice) => choice.id === answer.choiceId)
  if (question.part === undefined || chosen === undefined) return {}
  const pick = parsePick(question.part, chosen.text, teams)
  return pick === undefined ? {} : Object.fromEntries([[question.part, pick]])
}
