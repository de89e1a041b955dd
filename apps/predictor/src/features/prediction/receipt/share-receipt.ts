import type { Answer, Question, Teams } from '@touchline/game-rules'
import { answerText } from '../../../match/question-texts.ts'
import type { SharePicture } from '../../../sharing/share-picture.ts'
import { shareCopy } from '../../../sharing/share-text.ts'

interface AnsweredQuestion {
  readonly question: Question
  readonly answer: Answer
}

/** Returns a receipt as a picture. Its large number is the score or, without one, how many questions are answered. */
export function receiptPicture(
  { home, away }: Teams,
  rows: readonly AnsweredQuestion[],
): Pick<SharePicture, 'match' | 'hero' | 'lines'> {
  const score = rows.find(({ answer }) => answer.kind === 'match-result')
  const others = rows.filter((row) => row !== score)
  return {
    match: shareCopy.match(home.name, away.name),
    hero: {
      label: shareCopy.predictionLabel,
      ...(score === undefined
        ? { value: String(rows.length), unit: shareCopy.answersUnit(rows.length) }
        : { value: answerText(score.question, score.answer) }),
    },
    lines: others.map(({ question, answer }) => ({
      question: question.text,
      answer: answerText(question, answer),
    })),
  }
}

/** A receipt as people send it to each other. */
export function receiptText({ home, away }: Teams, rows: readonly AnsweredQuestion[], link: string): string {
  return [
    shareCopy.prediction(home.name, away.name),
    ...rows.map(({ question, answer }) => shareCopy.line(question.text, answerText(question, answer))),
    shareCopy.play(link),
  ].join('\n')
}
