import { expect, it } from 'vitest'
import { median, quantile, ratioText } from './statistics.ts'

it('returns the middle of an odd number of values, and the mean of the two middle ones of an even number', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

it('has no median without values', () => {
  expect(median([])).toBeNaN()
})

it('returns the value that a share of all values does not exceed', () => {
  const values = Array.from({ length: 1000 }, (_, place) => place + 1)
  expect([0, 0.5, 0.99, 0.999, 1].map((share) => quantile(values, share))).toEqual([1, 500, 990, 999, 1000])
  expect(quantile([], 0.5)).toBeNaN()
})

it('compares pair by pair, not median by median', () => {
  expect(ratioText([2, 9, 4], [1, 3, 4])).toBe('2.00 (1.00 to 3.00)')
})
