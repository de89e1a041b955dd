import { expect, it } from 'vitest'
import { addJitter } from './jitter.ts'

it.each([
  ['the minimum', 0, 5000],
  ['in between', 0.5, 5500],
  ['almost the minimum and the spread', 0.999, 5999],
])('waits %s for a random number of %d', (_, number, expected) => {
  expect(addJitter(5000, 1000, () => number)).toBe(expected)
})

it('waits exactly the minimum without a spread', () => {
  expect(addJitter(5000, 0, () => 0.9)).toBe(5000)
})
