import { type Teams, totalPoints } from '@touchline/game-rules'
import { answerText } from '../../fixture/question-texts.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { shareCopy } from '../../sharing/share-text.ts'
import { resultCopy } from './result-copy.ts'

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

function lineOf({ question, chosen, settlement }: QuestionResult): string {
  const answer = chosen === undefined ? resultCopy.notAnswered : answerText(question, chosen)
  return settlement.state === 'pending'
    ? shareCopy.line(question.text, answer)
    : shareCopy.resultLine(question.text, answer, settlement.points)
}
