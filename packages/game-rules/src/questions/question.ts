import type { Teams } from '../fixtures/fixture.ts'
import type { EpochMs } from '../time/instant.ts'
import type { NumberKind, NumberLimits } from './limits.ts'
import type { ChoicePart } from './picks.ts'

/** The id of one question. */
export type QuestionId = string
/** The id of one choice of a question. */
export type ChoiceId = string

/** The kinds of question, in the order of their cards. */
export const QUESTION_KINDS = ['match-result', 'minute', 'count', 'possession', 'numbers', 'choice'] as const

/** The kind of a question. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** One of the choices of a question. */
export interface Choice {
  readonly id: ChoiceId
  readonly text: string
  readonly imageUrl?: string | undefined
}

interface AnyQuestion {
  readonly id: QuestionId
  readonly text: string
  /** When this question closes, if it has its own limit. It never stays open longer than its fixture. */
  readonly closesAt?: EpochMs | undefined
}

/** Asks for the final score; the outcome follows from it. */
export interface MatchResultQuestion extends AnyQuestion, Teams {
  readonly kind: 'match-result'
  readonly maxScore: number
}

/** Asks for a whole number: a minute of the match, a count, or the home side's share of possession in per cent. */
export interface NumberQuestion<K extends NumberKind = NumberKind> extends AnyQuestion, NumberLimits {
  readonly kind: K
}

/** Asks for a whole number for each of its choices, for instance the tackles of each team. */
export interface NumbersQuestion extends AnyQuestion {
  readonly kind: 'numbers'
  readonly choices: readonly Choice[]
  readonly min: number
  readonly max: number
}

/** Asks for one of a few choices. */
export interface ChoiceQuestion extends AnyQuestion {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
  /** The scoring part that the question is about, if it is known: see `recognisePart`. */
  readonly part?: ChoicePart | undefined
}

/** One question about a fixture. */
export type Question =
  | MatchResultQuestion
  | NumberQuestion<'minute'>
  | NumberQuestion<'count'>
  | NumberQuestion<'possession'>
  | NumbersQuestion
  | ChoiceQuestion

/**
 * Sorts questions in the order of their cards: match result, minutes, counts, possession, numbers, choices. Questions of
 * the same kind keep their order.
 * @example sortQuestions([{ kind: 'choice' }, { kind: 'minute' }])[0].kind //=> 'minute'
 */
export function sortQuestions<Q extends { readonly kind: QuestionKind }>(questions: readonly Q[]): Q[] {
  return [...questions].sort((a, b) => QUESTION_KINDS.indexOf(a.kind) - QUESTION_KINDS.indexOf(b.kind))
}

/**
 * Returns when a question closes: with its fixture, or at its own limit if that is earlier.
 * @example questionClosesAt({ closesAt: 500 }, { closesAt: 900 }) //=> 500
 */
export function questionClosesAt(
  question: Pick<Question, 'closesAt'>,
  fixture: { readonly closesAt: EpochMs },
): EpochMs {
  return Math.min(fixture.closesAt, question.closesAt ?? fixture.closesAt)
}
