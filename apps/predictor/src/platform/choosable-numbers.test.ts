import { expect, it } from 'vitest'
import { choosableNumbers } from './questions-from-widgets.ts'

const texts = (...given: string[]) => given.map((text) => ({ text }))

it.each([
  [{ kind: 'minute', min: 0, max: 2 }, texts('0', '1', '2'), undefined, 'every number'],
  [{ kind: 'minute', min: 0, max: 2 }, texts('1', '2', 'later'), [1, 2], 'none for the start'],
  [{ kind: 'minute', min: 0, max: 5 }, texts('0', '5', '2', '2'), [0, 2, 5], 'gaps'],
  [{ kind: 'possession', min: 40, max: 50, step: 5 }, texts('40%', '45%', '50%'), undefined, 'every step'],
  [{ kind: 'minute', min: 0, max: 100 }, texts('early', 'late'), [], 'none at all'],
] as const)('%j with %j has %j: %s', (question, choices, numbers, _why) => {
  expect(choosableNumbers(question, choices)).toEqual(numbers)
})
