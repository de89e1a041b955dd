import { describe, expect, it } from 'vitest'
import { marksWithin, ratioOf, valueAt } from './slider-math.ts'

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

const dial = { min: 0, max: 80 }
const MIDDLE = 40

/** Returns the value at the point where the dial shows `value`. */
function valueWhere(value: number, near: number): number {
  const angle = (value / 80) * 2 * Math.PI
  return valueAt({ x: Math.sin(angle), y: -Math.cos(angle) }, near, dial)
}

describe('valueAt', () => {
  it.each([
    ['above', 0, -100, 0],
    ['to the right', 100, 0, 20],
    ['below', 0, 100, 40],
    ['to the left', -100, 0, 60],
  ])('increases clockwise from the top: %s', (_, x, y, value) => {
    expect(valueAt({ x, y }, MIDDLE, dial)).toBeCloseTo(value)
  })

  it('returns a quarter of the range for a quarter turn', () => {
    expect(valueAt({ x: 1, y: 0 }, 30, { min: 10, max: 50 })).toBe(20)
  })

  it('continues beyond the end when the pointer passes the top', () => {
    expect(valueWhere(2, 79)).toBeCloseTo(82)
    expect(valueWhere(78, 1)).toBeCloseTo(-2)
  })

  it('stays beyond the end while the pointer moves on', () => {
    expect([78, 2, 20, 40, 60].reduce((near, next) => valueWhere(next, near), 70)).toBeCloseTo(140)
  })

  it('returns into the range when the pointer moves back', () => {
    expect([78, 2, 20, 2, 78, 70].reduce((near, next) => valueWhere(next, near), 70)).toBeCloseTo(70)
  })

  it('returns the only value of a range with one value', () => {
    expect(valueAt({ x: 1, y: 0 }, 0, { min: 0, max: 0 })).toBe(0)
  })
})
