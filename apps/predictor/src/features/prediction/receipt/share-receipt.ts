import type { Answer, Question, Teams } from '@touchline/game-rules'
import { answerText } from '../../../match/question-texts.ts'
import { shareCopy } from '../../../sharing/share-text.ts'

interface AnsweredQuestion {
  readonly question: Question
  readonly answer: Answer
}

/** A receipt as people send it to each other. */
export function receiptText({ home, away }: Teams, rows: readonly AnsweredQuestion[], link: string): string {
  return [
    shareCopy.prediction(home.name, away.name),
    ...rows.map(({ question, answer }) => shareCopy.line(question.text, answerText(question, answer))),
    shareCopy.play(link),
  ].join('\n')
}
