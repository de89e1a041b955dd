import { expect, it } from 'vitest'
import { choiceNumbers, hasGaps, limitsOf } from './choice-numbers.ts'

const texts = (...given: string[]) => given.map((text) => ({ text }))

it.each([
  ['minute', texts('0', '1', '2'), [0, 1, 2], false, 'no gap'],
  ['minute', texts('5', '0', '5', 'later', 'NaN'), [0, 5], true, 'in order, each once, words passed over'],
  ['minute', texts('80', '0'), [0, 80], true, 'the last one is not the highest'],
  ['count', texts('29', '30+', '31'), [29, 30], false, 'a count ends at thirty'],
  ['count', texts('few', ''), [], false, 'nothing that can be chosen'],
] as const)('a %s question with %j has %j: %s', (kind, choices, numbers, gaps, _why) => {
  const found = choiceNumbers(kind, choices)
  expect(found).toEqual(numbers)
  expect(hasGaps(found)).toBe(gaps)
  expect(limitsOf(found)).toEqual(
    numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) },
  )
})
