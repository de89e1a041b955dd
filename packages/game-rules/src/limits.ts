import { numberFromText } from './count-label.ts'
import type { Choice } from './question.ts'

/** Bounds of what can be answered, and where the controls start (specification, sections 5 and 9). */
export const LIMITS = {
  minScore: 0,
  maxScore: 99,
  minMinute: 0,
  /** The dial's maximum where the choices do not say another. */
  maxMinute: 100,
  minCount: 0,
  /** The top of the slider stands for 'this many or more'. */
  maxCount: 30,
  minPossession: 0,
  maxPossession: 100,
  /** Of a nickname, in characters as a reader counts them. */
  maxNicknameLength: 30,
} as const

/** Where each control starts before it is touched. A start is no answer. */
export const START_VALUES = { score: 0, minute: 20, count: 0, possession: 50, choiceIndex: -1 } as const

/** The lowest and the highest number a question takes. */
export interface NumberLimits {
  readonly min: number
  readonly max: number
}

/**
 * Bounds of a minute or count question: from 0 to the number that the last numbered choice says,
 * else to the kind's own maximum. A count never goes above 30.
 * @example limitsFromChoices('minute', [{ text: '0' }, { text: '80' }]) //=> { min: 0, max: 80 }
 */
export function limitsFromChoices(
  kind: 'minute' | 'count',
  choices: readonly Pick<Choice, 'text'>[],
): NumberLimits {
  const stated = choices
    .map((choice) => numberFromText(choice.text))
    .findLast((number) => number !== undefined)
  if (kind === 'minute') return { min: LIMITS.minMinute, max: stated ?? LIMITS.maxMinute }
  return { min: LIMITS.minCount, max: Math.min(stated ?? LIMITS.maxCount, LIMITS.maxCount) }
}
