import { numberFromText } from './count-label.ts'
import { LIMITS } from './limits.ts'
import type { NumberLimits } from './number-limits.ts'
import { choiceNumbers } from './numbered-choice.ts'
import type { Choice, NumberKind } from './question.ts'

const DEFAULTS = {
  minute: { min: LIMITS.minMinute, max: LIMITS.maxMinute },
  count: { min: LIMITS.minCount, max: LIMITS.maxCount },
  possession: { min: LIMITS.minPossession, max: LIMITS.maxPossession },
} as const satisfies Record<NumberKind, NumberLimits>

/**
 * Returns the numbers that a question takes. A minute and a count start at 0, possession at its lowest choice; the
 * highest numbered choice is the end. Without numbered choices the limits are those of the kind.
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
    ...(kind === 'count' && { isOpenEnded: isOrMore(choices, max) }),
  }
}

/** The distance between the numbers if it is the same for all of them, starting at `min`, and more than 1. */
function stepOf(numbers: readonly number[], min: number): number | undefined {
  const [first, second] = numbers
  if (first !== min || second === undefined) return undefined
  const step = second - first
  const isRegular = numbers.every((number, place) => number === min + place * step)
  return isRegular && step > 1 ? step : undefined
}

/** The top means 'or more' where its choice says so, and where it is the specified 30. */
function isOrMore(choices: readonly Pick<Choice, 'text'>[], max: number): boolean {
  const isTopOpen = ({ text }: Pick<Choice, 'text'>) =>
    numberFromText(text) === max && /\+|or more/i.test(text)
  return max === LIMITS.maxCount || choices.some(isTopOpen)
}
