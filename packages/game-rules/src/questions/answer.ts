import type { Score } from '../fixtures/fixture.ts'
import type { NumberKind, NumberLimits } from './limits.ts'
import { INITIAL_VALUES, LIMITS, snapToStep } from './limits.ts'
import type { ChoiceId, ChoiceQuestion, Question } from './question.ts'

/** The two scores that a player predicts. */
export interface MatchResultAnswer extends Score {
  readonly kind: 'match-result'
}

/** The number that a player predicts. */
export interface NumberAnswer<K extends NumberKind = NumberKind> {
  readonly kind: K
  readonly value: number
}

/** One number for each choice of a question. */
export interface NumbersAnswer {
  readonly kind: 'numbers'
  readonly numbers: Readonly<Record<ChoiceId, number>>
}

/** The choice that a player selects. */
export interface ChoiceAnswer {
  readonly kind: 'choice'
  readonly choiceId: ChoiceId
}

/** The answer of a player to one question. */
export type Answer =
  | MatchResultAnswer
  | NumberAnswer<'minute'>
  | NumberAnswer<'count'>
  | NumberAnswer<'possession'>
  | NumbersAnswer
  | ChoiceAnswer

/**
 * Returns the initial value of a question's control, within the limits of the question; undefined for a choice. Store
 * it as an answer only after the player has changed or confirmed it.
 * @example initialAnswer({ kind: 'minute', id: 'q', text: '…', min: 0, max: 100 }) //=> { kind: 'minute', value: 20 }
 */
export function initialAnswer(question: ChoiceQuestion): undefined
export function initialAnswer<Q extends Exclude<Question, ChoiceQuestion>>(
  question: Q,
): Extract<Answer, { kind: Q['kind'] }>
export function initialAnswer(question: Question): Answer | undefined
export function initialAnswer(question: Question): Answer | undefined {
  switch (question.kind) {
    case 'match-result':
      return { kind: question.kind, home: INITIAL_VALUES.score, away: INITIAL_VALUES.score }
    case 'choice':
      return undefined
    case 'numbers':
      return {
        kind: question.kind,
        numbers: Object.fromEntries(
          question.choices.map(({ id }) => [id, initialNumber('number', question)]),
        ),
      }
    default:
      return {
        kind: question.kind,
        value: initialNumber(question.kind, question),
      }
  }
}

/**
 * Returns whether an answer is valid for a question: same kind, whole numbers within the limits, an existing choice.
 * @example isValidAnswer({ kind: 'count', id: 'q', text: '…', min: 0, max: 30 }, { kind: 'count', value: 31 }) //=> false
 */
export function isValidAnswer(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'match-result':
      return (
        answer.kind === question.kind &&
        isWithin(answer.home, LIMITS.minScore, question.maxScore) &&
        isWithin(answer.away, LIMITS.minScore, question.maxScore)
      )
    case 'numbers':
      return (
        answer.kind === question.kind &&
        Object.keys(answer.numbers).length === question.choices.length &&
        question.choices.every(({ id }) => isWithin(numberFor(answer, id), question.min, question.max))
      )
    case 'choice':
      return answer.kind === question.kind && question.choices.some((choice) => choice.id === answer.choiceId)
    default:
      return (
        answer.kind === question.kind &&
        isWithin(answer.value, question.min, question.max) &&
        (answer.value - question.min) % (question.step ?? 1) === 0
      )
  }
}

function initialNumber(
  kind: Exclude<keyof typeof INITIAL_VALUES, 'score'>,
  { min, max, step = 1 }: NumberLimits,
): number {
  return snapToStep(INITIAL_VALUES[kind], { min, max, step })
}

function isWithin(value: number | undefined, min: number, max: number): boolean {
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
}

/**
 * Returns the number for one choice; undefined if the answer has none.
 * @example numberFor({ kind: 'numbers', numbers: { a: 7 } }, 'b') //=> undefined
 */
export function numberFor({ numbers }: NumbersAnswer, id: ChoiceId): number | undefined {
  return Object.hasOwn(numbers, id) ? numbers[id] : undefined
}

/**
 * Returns whether two answers are equal.
 * @example isSameAnswer(undefined, { kind: 'count', value: 0 }) //=> false
 */
export function isSameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.kind === 'match-result') return b.kind === a.kind && a.home === b.home && a.away === b.away
  if (a.kind === 'numbers') return b.kind === a.kind && hasSameNumbers(a, b)
  if (a.kind === 'choice') return b.kind === a.kind && a.choiceId === b.choiceId
  return b.kind === a.kind && a.value === b.value
}

function hasSameNumbers(a: NumbersAnswer, b: NumbersAnswer): boolean {
  const ids = Object.keys(a.numbers)
  return (
    ids.length === Object.keys(b.numbers).length && ids.every((id) => numberFor(a, id) === numberFor(b, id))
  )
}
