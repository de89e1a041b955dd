import { type Teams, totalPoints } from '@touchline/game-rules'
import { answerText } from '../../fixture/question-texts.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { shareCopy } from '../../sharing/share-text.ts'
import { resultCopy } from './result-copy.ts'

/**
 * Returns in words what the parts of an answer earned. One number, or several, are explained only if they were almost correct.
 *
 * @example explanationOf(minuteResult) //=> ['2 minutes away: +3']
 */
export function explanationOf({
  question,
  chosen,
  correct,
  settlement,
  parts,
}: QuestionResult): readonly string[] {
  const earned = (text: string, place: number) => {
    const points = parts[place]?.settlement.points ?? 0
    return points > 0 ? [resultCopy.earned(text, points)] : []
  }
  if (question.kind === 'match-result' && chosen?.kind === question.kind && correct?.kind === question.kind) {
    const teamText = (side: 'home' | 'away') =>
      resultCopy.team(question[side].name, Math.abs(chosen[side] - correct[side]))
    return [...earned(resultCopy.outcome, 0), ...earned(teamText('home'), 1), ...earned(teamText('away'), 2)]
  }
  if (settlement.feedback !== 'almost') return []
  if (question.kind === 'numbers')
    return question.choices.flatMap(({ text }, place) => earned(resultCopy.exact(text), place))
  if (chosen === undefined || !('value' in chosen) || correct === undefined || !('value' in correct))
    return []
  const distance = Math.abs(chosen.value - correct.value)
  const unit = question.kind === 'minute' ? resultCopy.minutes(distance) : ''
  return [resultCopy.away(distance, unit, settlement.points)]
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
