import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_VALUES, LIMITS, snapToStep } from './limits.ts'

describe('the limits and initial values', () => {
  it('are the specified ones', () => {
    expect(LIMITS).toMatchObject({
      minScore: 0,
      maxScore: 99,
      maxMinute: 100,
      maxCount: 30,
      minPossession: 0,
      maxPossession: 100,
      maxNicknameLength: 30,
    })
    expect(INITIAL_VALUES).toEqual({ score: 0, minute: 20, count: 0, possession: 50, number: 0 })
  })
})

describe('snapToStep', () => {
  it.each([
    [7.4, 5],
    [7.5, 10],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 30],
  ])('rounds %d to %d', (value, expected) => {
    expect(snapToStep(value, { min: 0, max: 30, step: 5 })).toBe(expected)
  })

  it('returns the minimum of a range without a number', () => {
    expect(snapToStep(9, { min: 5, max: 2, step: 1 })).toBe(5)
  })

  it('returns no floating-point error', () => {
    expect(snapToStep(0.31, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
    expect(snapToStep(1, { min: 0, max: 1, step: 0.1 })).toBe(1)
  })

  it('returns a whole number of steps from the minimum, and the nearest one', () => {
    const numbers = fc.record({
      value: fc.integer({ min: -200, max: 400 }),
      min: fc.integer({ min: -50, max: 50 }),
      length: fc.nat(200),
      step: fc.integer({ min: 1, max: 30 }),
    })
    fc.assert(
      fc.property(numbers, ({ value, min, length, step }) => {
        const snapped = snapToStep(value, { min, max: min + length, step })
        const valid = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => min + index * step)
        const least = Math.min(...valid.map((number) => Math.abs(number - value)))
        expect(valid).toContain(snapped)
        expect(Math.abs(snapped - value)).toBe(least)
      }),
    )
  })
})
