import { expect, it } from 'vitest'
import { ratioOf } from './slider-math.ts'

it.each([
  [0, 0, 30, 0],
  [15, 0, 30, 0.5],
  [30, 0, 30, 1],
  [5, 5, 5, 0],
])('for %d between %d and %d is %d', (value, min, max, ratio) => {
  expect(ratioOf(value, min, max)).toBe(ratio)
})
