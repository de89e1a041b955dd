import { LIMITS, type NumberLimits, numberFromText } from '@touchline/game-rules'

/** The numbers that a question's choices stand for, in order and each once; words among them are passed over. */
export function choiceNumbers(
  kind: 'minute' | 'count',
  choices: readonly { readonly text: string }[],
): readonly number[] {
  const numbers = choices
    .map(({ text }) => numberFromText(text))
    .filter((number) => number !== undefined)
    .filter((number) => kind === 'minute' || number <= LIMITS.maxCount)
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}

/** From the lowest to the highest number that can be chosen; undefined where there is none. */
export function limitsOf(numbers: readonly number[]): NumberLimits | undefined {
  const [min] = numbers
  const max = numbers.at(-1)
  return min === undefined || max === undefined ? undefined : { min, max }
}

/** Whether some whole number within the limits cannot be chosen. @example hasGaps([0, 1, 5]) //=> true */
export function hasGaps(numbers: readonly number[]): boolean {
  const limits = limitsOf(numbers)
  return limits !== undefined && numbers.length <= limits.max - limits.min
}
