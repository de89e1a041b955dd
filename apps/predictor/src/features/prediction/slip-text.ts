import { type Answer, answerTo, type Prediction, type Question } from '@touchline/game-rules'
import { scoreText } from '../../config/copy/fixtures-copy.ts'
import { answerText } from '../../match/answer-text.ts'

/** A line breaks after the dot, not before it. */
const SEPARATOR = '\u00a0· '

/** Returns the answers in the order of their questions, as short as possible. @example slipText(questions, saved) //=> "27–19 · 9' · 4" */
export function slipText(questions: readonly Question[], saved: Prediction): string {
  return questions
    .flatMap((question) => {
      const answer = answerTo(saved, question.id)
      return answer === undefined ? [] : [shortText(question, answer)]
    })
    .join(SEPARATOR)
}

function shortText(question: Question, answer: Answer): string {
  if (answer.kind === 'match-result') return scoreText(answer)
  const text = answerText(question, answer)
  return answer.kind === 'minute' ? `${text}'` : text
}
