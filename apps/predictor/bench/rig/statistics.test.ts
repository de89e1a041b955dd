import { expect, it } from 'vitest'
import { median, ratioText } from './statistics.ts'

it('takes the middle of an odd number, and the mean of the two in the middle of an even one', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

it('has no middle where there is nothing', () => {
  expect(median([])).toBeNaN()
})

it('compares pair by pair, not middle by middle', () => {
  expect(ratioText([2, 9, 4], [1, 3, 4])).toBe('2.00 (1.00 to 3.00)')
})
