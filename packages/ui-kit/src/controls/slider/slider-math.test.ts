import { describe, expect, it } from 'vitest'
import { marksWithin, ratioOf } from './slider-math.ts'

describe('ratioOf', () => {
  it.each([
    [0, 0, 30, 0],
    [15, 0, 30, 0.5],
    [30, 0, 30, 1],
    [5, 5, 5, 0],
  ])('is $3 for $0 between $1 and $2', (value, min, max, ratio) => {
    expect(ratioOf(value, min, max)).toBe(ratio)
  })
})

describe('marksWithin', () => {
  it('returns each mark in the range once', () => {
    expect(marksWithin([-1, 0, 15, 15, 30, 31], 0, 30)).toEqual([0, 15, 30])
  })
})
