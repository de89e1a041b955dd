import { numberFromText } from './count-label.ts'
import { LIMITS } from './limits.ts'
import type { Choice, NumberKind } from './question.ts'

/**
 * Returns the choice that means a number; undefined where the list has a gap there.
 * @example choiceForNumber([{ id: 'a', text: '7' }], 7)?.id //=> 'a'
 */
export function choiceForNumber<C extends Pick<Choice, 'text'>>(
  choices: readonly C[],
  value: number,
): C | undefined {
  return choices.find((choice) => numberFromText(choice.text) === value)
}

const HIGHEST: Readonly<Record<NumberKind, number>> = {
  minute: Number.POSITIVE_INFINITY,
  count: LIMITS.maxCount,
  possession: LIMITS.maxPossession,
}

/**
 * Returns the numbers that can be chosen, in ascending order and each once. Words among the choices are left out, and
 * so is what is above the limit of the kind.
 * @example choiceNumbers('possession', [{ text: '55%' }, { text: '45%' }]) //=> [ 45, 55 ]
 */
export function choiceNumbers(kind: NumberKind, choices: readonly Pick<Choice, 'text'>[]): readonly number[] {
  const numbers = choices
    .map(({ text }) => numberFromText(text))
    .filter((number) => number !== undefined)
    .filter((number) => number <= HIGHEST[kind])
  return [...new Set(numbers)].sort((a, b) => a - b)
}
