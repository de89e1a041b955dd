import { type Teams, totalPoints } from '@touchline/game-rules'
import { answerText } from '../../match/question-texts.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import type { PictureLine, SharePicture } from '../../sharing/share-picture.ts'
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

/** Returns a result as a picture with the total as its large number. */
export function resultPicture(
  { home, away }: Teams,
  results: readonly QuestionResult[],
): Pick<SharePicture, 'match' | 'hero' | 'lines'> {
  const total = totalPoints(results.map(({ settlement }) => settlement))
  return {
    match: shareCopy.match(home.name, away.name),
    hero: {
      label: total.isProvisional ? shareCopy.provisionalLabel : shareCopy.scoreLabel,
      value: String(total.points),
      unit: shareCopy.pointsUnit(total.points),
    },
    lines: results.map(pictureLine),
  }
}

function pictureLine({ question, chosen, settlement }: QuestionResult): PictureLine {
  return {
    question: question.text,
    answer: chosen === undefined ? resultCopy.notAnswered : answerText(question, chosen),
    points: settlement.state === 'pending' ? undefined : settlement.points,
  }
}
