import { describe, expect, it } from 'vitest'
import { snapToStep } from './snap-to-step.ts'

describe('snapToStep', () => {
  it.each([
    [7.4, 5],
    [7.5, 10],
    [-3, 0],
    [31, 30],
    [30, 30],
    [0, 0],
  ])('rounds %d to %d', (value, expected) => {
    expect(snapToStep(value, { min: 0, max: 30, step: 5 })).toBe(expected)
  })

  it('counts the steps from the minimum', () => {
    expect(snapToStep(7, { min: 1, max: 10, step: 4 })).toBe(9)
  })

  it('returns no floating-point error', () => {
    expect(snapToStep(0.31, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
  })
})
