import { type Answer, countLabel, type Question } from '@touchline/game-rules'

/** An answer in words. @example answerText(minuteQuestion, { kind: 'minute', value: 7 }) //=> '7' */
export function answerText(question: Question, answer: Answer): string {
  switch (answer.kind) {
    case 'match-result':
      return `${answer.home} – ${answer.away}`
    case 'count':
      return question.kind === 'count' ? countLabel(answer.value, question.max) : String(answer.value)
    case 'possession':
      return `${answer.value}%`
    case 'choice':
      return question.kind === 'choice'
        ? (question.choices.find((choice) => choice.id === answer.choiceId)?.text ?? '')
        : ''
    default:
      return String(answer.value)
  }
}
