import { explainPick, type ScoringScheme, type Teams, totalPoints } from '@touchline/game-rules'
import { answerText } from '../../fixture/question-texts.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { shareCopy } from '../../sharing/share-text.ts'
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

/** Returns the right answer in words. */
export function correctText({ question, correct, parts }: QuestionResult): string {
  if (correct !== undefined) return answerText(question, correct)
  return parts.length === 1 ? (parts[0]?.correctText ?? '–') : '–'
}

/** Returns the text of the player's choice, even if it is no longer among the choices that can be read. */
export function chosenText({ question, chosen, parts }: QuestionResult): string {
  if (chosen !== undefined) return answerText(question, chosen)
  const said = parts.map(({ chosenText: text }) => text).filter((text) => text !== undefined)
  return said.length > 0 ? said.join(' · ') : resultCopy.notAnswered
}

/** Returns a result as text to share. */
export function resultText({ home, away }: Teams, results: readonly QuestionResult[], link: string): string {
  const total = totalPoints(results.map(({ settlement }) => settlement))
  return [
    shareCopy.score(total.points, home.name, away.name),
    ...results.map(lineOf),
    ...(total.isProvisional ? [shareCopy.provisional] : []),
    shareCopy.result(link),
  ].join('\n')
}

function lineOf(result: QuestionResult): string {
  const { question, settlement } = result
  return settlement.state === 'pending'
    ? shareCopy.line(question.text, chosenText(result))
    : shareCopy.resultLine(question.text, chosenText(result), settlement.points)
}
