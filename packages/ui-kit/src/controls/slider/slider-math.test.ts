import { expect, it } from 'vitest'
import { ratioOf } from './slider-math.ts'

it.each([
  [0, 0, 30, 0],
  [15, 0, 30, 0.5],
  [30, 0, 30, 1],
  [5, 5, 5, 0],
])('puts %d between %d and %d at %d', (value, min, max, ratio) => {
  expect(ratioOf(value, min, max)).toBe(ratio)
})
