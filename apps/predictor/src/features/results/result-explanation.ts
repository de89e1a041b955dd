import { explainPick, numberPartOf, type ScoringScheme } from '@touchline/game-rules'
import type { QuestionResult } from '../../platform/question-results.ts'
import { resultCopy } from './result-copy.ts'

/**
 * Returns the bands that an answer hit, in words; nothing if the platform gave other points than the rules, because the
 * explanation would be wrong.
 *
 * @example explanationOf(minuteResult, standardScheme) //=> ['2 minutes away: +3']
 */
export function explanationOf(result: QuestionResult, scheme: ScoringScheme): readonly string[] {
  const { question, chosen, correct } = result
  if (chosen === undefined || correct === undefined || result.settlement.state === 'pending') return []
  if (chosen.kind === 'match-result') return matchResultBands(result, scheme)
  if (chosen.kind === 'numbers') return rightNumbers(result)
  if (question.kind !== 'minute' && question.kind !== 'count') return []
  const part = numberPartOf(question)
  if (part === undefined || !('value' in chosen) || !('value' in correct)) return []
  const { text, points } = explainPick(part, chosen.value, { correct: correct.value, scheme })
  const isAlmost = points > 0 && points < result.settlement.maxPoints
  return isAlmost && points === result.settlement.points ? [resultCopy.band(text, points)] : []
}

/** Returns the correct numbers if not all of them were. */
function rightNumbers({ question, parts, settlement }: QuestionResult): readonly string[] {
  if (question.kind !== 'numbers' || settlement.feedback !== 'almost') return []
  return parts.flatMap((part, place) => {
    const { points } = part.settlement
    const choice = question.choices[place]
    return points > 0 && choice !== undefined ? [resultCopy.numberBand(choice.text, points)] : []
  })
}

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
