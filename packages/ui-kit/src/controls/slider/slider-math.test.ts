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

describe('valueAt', () => {
  it.each([
    ['above', 0, -1, { min: 0, max: 80 }, 0],
    ['to the right', 1, 0, { min: 0, max: 80 }, 20],
    ['below', 0, 1, { min: 0, max: 80 }, 40],
    ['to the left', -1, 0, { min: 0, max: 80 }, 60],
    ['to the right', 1, 0, { min: 10, max: 50 }, 20],
    ['to the right', 1, 0, { min: 0, max: 0 }, 0],
  ])('increases clockwise from the top: %s', (_, x, y, dial, value) => {
    expect(valueAt({ x, y }, (dial.min + dial.max) / 2, dial)).toBeCloseTo(value)
  })

  it.each([
    ['continues beyond the maximum when the pointer passes the top', [79, 2], 82],
    ['continues below the minimum when the pointer passes the top', [1, 78], -2],
    ['stays beyond the end while the pointer moves on', [70, 78, 2, 20, 40, 60], 140],
    ['returns into the range when the pointer moves back', [70, 78, 2, 20, 2, 78, 70], 70],
  ])('%s', (_, shown, value) => {
    const dragged = shown.reduce((previous, next) => {
      const angle = (next / 80) * 2 * Math.PI
      return valueAt({ x: Math.sin(angle), y: -Math.cos(angle) }, previous, { min: 0, max: 80 })
    })
    expect(dragged).toBeCloseTo(value)
  })
})
