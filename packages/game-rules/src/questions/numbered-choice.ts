import { LIMITS, type NumberKind, type NumberLimits } from './limits.ts'

interface Choice {
  readonly text: string
}

/**
 * Parses the whole number in the text of a choice: '30+' and '30 or more' are 30, '52%' is 52.
 * @example parseWholeNumber('30+') //=> 30
 */
export function parseWholeNumber(text: string): number | undefined {
  const match = /^\s*(\d{1,9})\s*(?:\+|%|or more)?\s*$/i.exec(text)
  return match === null ? undefined : Number(match[1])
}

/**
 * Returns the choice whose text is a number; undefined if there is none.
 * @example choiceForNumber([{ id: 'a', text: '7' }], 7)?.id //=> 'a'
 */
export function choiceForNumber<C extends Choice>(choices: readonly C[], value: number): C | undefined {
  return choices.find((choice) => parseWholeNumber(choice.text) === value)
}

const MAX_NUMBER: Readonly<Record<NumberKind, number>> = {
  minute: Number.POSITIVE_INFINITY,
  count: LIMITS.maxCount,
  possession: LIMITS.maxPossession,
}

/**
 * Returns the numbers that can be chosen, in ascending order without duplicates. Choices without a number and numbers
 * above the limit of the kind are left out.
 * @example choiceNumbers('possession', [{ text: '55%' }, { text: '45%' }]) //=> [ 45, 55 ]
 */
export function choiceNumbers(kind: NumberKind, choices: readonly Choice[]): readonly number[] {
  const numbers = choices
    .map(({ text }) => parseWholeNumber(text))
    .filter((number) => number !== undefined)
    .filter((number) => number <= MAX_NUMBER[kind])
  return [...new Set(numbers)].sort((a, b) => a - b)
}

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
export function limitsFromChoices(kind: NumberKind, choices: readonly Choice[]): NumberLimits {
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
function isMaxOpenEnded(choices: readonly Choice[], max: number): boolean {
  const saysOrMore = ({ text }: Choice) => parseWholeNumber(text) === max && /\+|or more/i.test(text)
  return max === LIMITS.maxCount || choices.some(saysOrMore)
}

/** The scale of a count question. */
export interface CountScale {
  readonly max: number
  /** Whether `max` means 'or more'. @default true if `max` is 30 */
  readonly isOpenEnded?: boolean | undefined
}

/**
 * Formats a count. The maximum of an open-ended scale is '30+'.
 * @example countLabel(30, { max: 30 }) //=> '30+'
 * @example countLabel(12, { max: 12 }) //=> '12'
 */
export function countLabel(value: number, scale: CountScale): string {
  const { max } = scale
  return value >= max && isOpenEndedScale(scale) ? `${max}+` : `${Math.min(value, max)}`
}

/**
 * Returns whether the maximum of a scale means 'or more'.
 * @example isOpenEndedScale({ max: 12 }) //=> false
 */
export function isOpenEndedScale({ max, isOpenEnded = max === LIMITS.maxCount }: CountScale): boolean {
  return isOpenEnded
}
