import { LIMITS } from './limits.ts'
import type { Choice, NumberKind } from './question.ts'
import { parseWholeNumber } from './whole-number.ts'

/**
 * Returns the choice whose text is a number; undefined if there is none.
 * @example choiceForNumber([{ id: 'a', text: '7' }], 7)?.id //=> 'a'
 */
export function choiceForNumber<C extends Pick<Choice, 'text'>>(
  choices: readonly C[],
  value: number,
): C | undefined {
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
export function choiceNumbers(kind: NumberKind, choices: readonly Pick<Choice, 'text'>[]): readonly number[] {
  const numbers = choices
    .map(({ text }) => parseWholeNumber(text))
    .filter((number) => number !== undefined)
    .filter((number) => number <= MAX_NUMBER[kind])
  return [...new Set(numbers)].sort((a, b) => a - b)
}
