import { explainPick, type ScoringScheme } from '@touchline/game-rules'
import type { QuestionResult } from '../../platform/question-results.ts'
import { resultCopy } from './result-copy.ts'

/**
 * Returns what parts of an answer that was almost correct earned, in words.
 *
 * @example explanationOf(minuteResult, standardScheme) //=> ['2 minutes away: +3']
 */
export function explanationOf(result: QuestionResult, scheme: ScoringScheme): readonly string[] {
  const { question, chosen, correct, settlement } = result
  if (chosen === undefined || correct === undefined || settlement.state === 'pending') return []
  if (chosen.kind === 'match-result') return matchResultBands(result, scheme)
  if (settlement.feedback !== 'almost') return []
  if (chosen.kind === 'numbers') return rightNumbers(result)
  if (!('value' in chosen) || !('value' in correct)) return []
  const distance = Math.abs(chosen.value - correct.value)
  const unit = question.kind === 'minute' ? resultCopy.minutes(distance) : ''
  return [resultCopy.away(distance, unit, settlement.points)]
}

/** Returns the correct numbers if not all of them were. */
function rightNumbers({ question, parts }: QuestionResult): readonly string[] {
  if (question.kind !== 'numbers') return []
  return parts.flatMap((part, place) => {
    const { points } = part.settlement
    const choice = question.choices[place]
    return points > 0 && choice !== undefined ? [resultCopy.numberBand(choice.text, points)] : []
  })
}

/** A score whose points differ from the rules is left out: the explanation would be wrong. */
function matchResultBands(
  { question, chosen, correct, parts }: QuestionResult,
  scheme: ScoringScheme,
): readonly string[] {
  if (question.kind !== 'match-result' || chosen?.kind !== 'match-result') return []
  if (correct?.kind !== 'match-result') return []
  const [outcome, home, away] = parts.map((part) => part.settlement.points)
  const teamBand = (side: 'home' | 'away', earned: number | undefined) => {
    const { text, points } = explainPick(`${side}-score`, chosen[side], { correct: correct[side], scheme })
    return points > 0 && points === earned ? [resultCopy.teamBand(question[side].name, text, points)] : []
  }
  return [
    ...(outcome !== undefined && outcome > 0 ? [resultCopy.outcomeBand(outcome)] : []),
    ...teamBand('home', home),
    ...teamBand('away', away),
  ]
}
