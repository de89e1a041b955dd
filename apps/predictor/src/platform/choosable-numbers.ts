import { choiceNumbers, type NumberQuestion } from '@touchline/game-rules'

/**
 * Returns the numbers that have a choice; undefined where every number that the question takes has one.
 * @example choosableNumbers({ kind: 'minute', min: 0, max: 2 }, [{ text: '0' }, { text: '2' }]) //=> [ 0, 2 ]
 */
export function choosableNumbers(
  { kind, min, max, step = 1 }: Pick<NumberQuestion, 'kind' | 'min' | 'max' | 'step'>,
  choices: readonly { readonly text: string }[],
): readonly number[] | undefined {
  const numbers = choiceNumbers(kind, choices)
  return numbers.length === 1 + (max - min) / step ? undefined : numbers
}
