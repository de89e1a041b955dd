import { expect, it } from 'vitest'
import { median, ratioText } from './statistics.ts'

it('returns the middle of an odd number of values, and the mean of the two middle ones of an even number', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

it('has no median without values', () => {
  expect(median([])).toBeNaN()
})

it('compares pair by pair, not median by median', () => {
  expect(ratioText([2, 9, 4], [1, 3, 4])).toBe('2.00 (1.00 to 3.00)')
})
