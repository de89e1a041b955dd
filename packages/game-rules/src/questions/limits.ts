/** The limits of answers and nicknames (specification, sections 5 and 9). */
export const LIMITS = {
  minScore: 0,
  maxScore: 99,
  minMinute: 0,
  /** The maximum if no choice of the minute question has a number. */
  maxMinute: 100,
  minCount: 0,
  /** The maximum of a count, which means 'or more'. */
  maxCount: 30,
  minPossession: 0,
  maxPossession: 100,
  minNumber: 0,
  /** The maximum of a number prediction. The platform has no limit; this one is large enough for an attendance. */
  maxNumber: 999_999,
  /** The maximum length of a nickname, in grapheme clusters. */
  maxNicknameLength: 30,
} as const

/** The initial value of each control. An initial value is not an answer. */
export const INITIAL_VALUES = { score: 0, minute: 20, count: 0, possession: 50, number: 0 } as const

/** The kinds of question that are answered with one whole number. */
export type NumberKind = 'minute' | 'count' | 'possession'

/** The valid numbers of a question. */
export interface NumberLimits {
  readonly min: number
  readonly max: number
  /** The difference between two adjacent numbers. @default 1 */
  readonly step?: number | undefined
  /** Whether `max` of a count means 'or more'. @default true if `max` is 30 */
  readonly isOpenEnded?: boolean | undefined
}

/** The valid numbers of a control: from `min` in equal steps, and never above `max`. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  /** The difference between two adjacent numbers, above 0. */
  readonly step: number
}

/**
 * Returns the valid number nearest to `value`; `min` for NaN.
 * @example snapToStep(7.6, { min: 0, max: 30, step: 5 }) //=> 10
 */
export function snapToStep(value: number, { min, max, step }: NumberRange): number {
  const maxSteps = Math.max(0, Math.floor(withoutFloatError((max - min) / step)))
  const steps = Math.round((value - min) / step)
  return withoutFloatError(min + (steps > 0 ? Math.min(steps, maxSteps) : 0) * step)
}

/** Rounds to six decimals, because a step such as 0.1 accumulates floating-point errors. */
function withoutFloatError(value: number): number {
  return Number(value.toFixed(6))
}
