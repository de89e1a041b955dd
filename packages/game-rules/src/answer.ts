import { LIMITS, START_VALUES } from './limits.ts'
import type { ChoiceId, ChoiceQuestion, Question } from './question.ts'

/** The two scores that a player says. */
export interface MatchResultAnswer {
  readonly kind: 'match-result'
  readonly home: number
  readonly away: number
}

/** The number that a player says. */
export interface NumberAnswer<
  K extends 'minute' | 'count' | 'possession' = 'minute' | 'count' | 'possession',
> {
  readonly kind: K
  readonly value: number
}

/** The choice that a player says. */
export interface ChoiceAnswer {
  readonly kind: 'choice'
  readonly choiceId: ChoiceId
}

/** What a player replied to one question. */
export type Answer =
  | MatchResultAnswer
  | NumberAnswer<'minute'>
  | NumberAnswer<'count'>
  | NumberAnswer<'possession'>
  | ChoiceAnswer

/**
 * Where a question's control starts, within the question's bounds. It is not an answer until the
 * player touches it; a choice starts with none.
 * @example startAnswer({ kind: 'minute', id: 'q', text: '…', min: 0, max: 100 }) //=> { kind: 'minute', value: 20 }
 */
export function startAnswer(question: ChoiceQuestion): undefined
export function startAnswer<Q extends Exclude<Question, ChoiceQuestion>>(
  question: Q,
): Extract<Answer, { kind: Q['kind'] }>
export function startAnswer(question: Question): Answer | undefined
export function startAnswer(question: Question): Answer | undefined {
  switch (question.kind) {
    case 'match-result':
      return { kind: question.kind, home: START_VALUES.score, away: START_VALUES.score }
    case 'choice':
      return undefined
    default:
      return {
        kind: question.kind,
        value: Math.min(Math.max(START_VALUES[question.kind], question.min), question.max),
      }
  }
}

/**
 * Whether a question can take an answer: same kind, whole numbers within the bounds, a choice it has.
 * @example isAllowed({ kind: 'count', id: 'q', text: '…', min: 0, max: 30 }, { kind: 'count', value: 31 }) //=> false
 */
export function isAllowed(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'match-result':
      return (
        answer.kind === question.kind &&
        isWithin(answer.home, LIMITS.minScore, question.maxScore) &&
        isWithin(answer.away, LIMITS.minScore, question.maxScore)
      )
    case 'choice':
      return answer.kind === question.kind && question.choices.some((choice) => choice.id === answer.choiceId)
    default:
      return answer.kind === question.kind && isWithin(answer.value, question.min, question.max)
  }
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/** Whether two answers say the same. @example isSameAnswer(undefined, { kind: 'count', value: 0 }) //=> false */
export function isSameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.kind === 'match-result') return b.kind === a.kind && a.home === b.home && a.away === b.away
  if (a.kind === 'choice') return b.kind === a.kind && a.choiceId === b.choiceId
  return b.kind === a.kind && a.value === b.value
}
