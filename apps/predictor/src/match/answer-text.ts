import { type Answer, countLabel, numberFor, type Question } from '@touchline/game-rules'

/** Keeps a number in the line of its name's last word. */
const NO_BREAK = '\u00a0'

/** An answer in words. @example answerText(minuteQuestion, { kind: 'minute', value: 7 }) //=> '7' */
export function answerText(question: Question, answer: Answer): string {
  switch (answer.kind) {
    case 'match-result':
      return `${answer.home} – ${answer.away}`
    case 'count':
      return question.kind === 'count' ? countLabel(answer.value, question) : String(answer.value)
    case 'possession':
      return `${answer.value}%`
    case 'numbers':
      return question.kind === 'numbers'
        ? question.choices
            .map(({ id, text }) => `${text}${NO_BREAK}${numberFor(answer, id) ?? '–'}`)
            .join(', ')
        : ''
    case 'choice':
      return question.kind === 'choice'
        ? (question.choices.find((choice) => choice.id === answer.choiceId)?.text ?? '')
        : ''
    default:
      return String(answer.value)
  }
}
