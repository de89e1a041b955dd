import type { Teams } from './fixture.ts'
import { outcomeOf } from './match-outcome.ts'
import { pickFromText } from './pick-text.ts'
import { answerTo, type Prediction } from './prediction.ts'
import type { Question } from './question.ts'
import type { Picks } from './scoring-part.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * A prediction in the words of the scoring rules: what the notes and a points calculator read. The
 * minute question is taken for the first points, the count for the conversions.
 */
export function picksOf(
  questions: readonly Question[],
  prediction: Prediction,
  teams: Teams,
): Partial<Picks> {
  const picks: Partial<Mutable<Picks>> = {}
  for (const question of questions) {
    const answer = answerTo(prediction, question.id)
    if (answer === undefined) continue
    if (answer.kind === 'match-result') {
      picks.outcome = outcomeOf(answer.home, answer.away)
      picks['home-score'] = answer.home
      picks['away-score'] = answer.away
    }
    if (answer.kind === 'minute') picks['first-points-minute'] = answer.value
    if (answer.kind === 'count') picks.conversions = answer.value
    if (answer.kind === 'choice' && question.kind === 'choice' && question.part !== undefined) {
      const chosen = question.choices.find((choice) => choice.id === answer.choiceId)
      const pick = chosen && pickFromText(question.part, chosen.text, teams)
      Object.assign(picks, { [question.part]: pick })
    }
  }
  return picks
}
