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

const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

/** The label over a card, its place in words up to twelve. @example cardLabel('prediction', 1) //=> 'prediction one' */
export function cardLabel(of: 'prediction' | 'result', place: number): string {
  return `${of} ${WORDS[place - 1] ?? place}`
}
