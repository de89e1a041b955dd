import { LIMITS } from './limits.ts'
import type { NumberLimits } from './number-limits.ts'
import { choiceNumbers } from './numbered-choice.ts'
import type { Choice, NumberKind } from './question.ts'
import { parseWholeNumber } from './whole-number.ts'

const DEFAULTS = {
  minute: { min: LIMITS.minMinute, max: LIMITS.maxMinute },
  count: { min: LIMITS.minCount, max: LIMITS.maxCount },
  possession: { min: LIMITS.minPossession, max: LIMITS.maxPossession },
} as const satisfies Record<NumberKind, NumberLimits>

/**
 * Returns the limits of a number question. Minutes and counts start at 0, possession starts at its lowest choice. The
 * maximum is the highest numbered choice. Without numbered choices the limits are the defaults of the kind.
 * @example limitsFromChoices('minute', [{ text: '1' }, { text: '80' }]) //=> { min: 0, max: 80 }
 */
export function limitsFromChoices(kind: NumberKind, choices: readonly Pick<Choice, 'text'>[]): NumberLimits {
  const numbers = choiceNumbers(kind, choices)
  const [lowest = DEFAULTS[kind].min] = numbers
  const max = numbers.at(-1) ?? DEFAULTS[kind].max
  const min = kind === 'possession' ? lowest : DEFAULTS[kind].min
  const step = stepOf(numbers, min)
  return {
    min,
    max,
    ...(step !== undefined && { step }),
    ...(kind === 'count' && { isOpenEnded: isMaxOpenEnded(choices, max) }),
  }
}

/** Returns the common difference of the numbers, if they start at `min`, are evenly spaced and more than 1 apart. */
function stepOf(numbers: readonly number[], min: number): number | undefined {
  const [first, second] = numbers
  if (first !== min || second === undefined) return undefined
  const step = second - first
  const isRegular = numbers.every((number, index) => number === min + index * step)
  return isRegular && step > 1 ? step : undefined
}

/** Returns whether the maximum means 'or more': if its choice says so, and always for 30 (specification). */
function isMaxOpenEnded(choices: readonly Pick<Choice, 'text'>[], max: number): boolean {
  const saysOrMore = ({ text }: Pick<Choice, 'text'>) =>
    parseWholeNumber(text) === max && /\+|or more/i.test(text)
  return max === LIMITS.maxCount || choices.some(saysOrMore)
}
