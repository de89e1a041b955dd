import { describe, expect, it } from 'vitest'
import { angleAt, valueAtAngle, withoutWrap } from './circular-slider-math.ts'

const centre = { x: 100, y: 100 }
const dial = { min: 0, max: 80 }

describe('angleAt', () => {
  it.each([
    ['above', { x: 100, y: 0 }, 0],
    ['to the right', { x: 200, y: 100 }, 90],
    ['below', { x: 100, y: 200 }, 180],
    ['to the left', { x: 0, y: 100 }, 270],
  ])('counts clockwise from the top: %s', (_, point, angle) => {
    expect(angleAt(point, centre)).toBeCloseTo(angle)
  })
})

describe('valueAtAngle', () => {
  it('gives a quarter of the range for a quarter turn', () => {
    expect(valueAtAngle(90, dial)).toBe(20)
    expect(valueAtAngle(90, { min: 10, max: 50 })).toBe(20)
  })
})

describe('withoutWrap', () => {
  it('counts on beyond the end where the pointer passes the seam', () => {
    expect(withoutWrap(79, 2, dial)).toBe(82)
    expect(withoutWrap(1, 78, dial)).toBe(-2)
  })

  it('stays beyond the end however far the pointer goes on', () => {
    const path = [78, 2, 20, 40, 60].reduce((previous, next) => withoutWrap(previous, next, dial), 70)
    expect(path).toBe(140)
  })

  it('leads back the way it came', () => {
    const path = [78, 2, 20, 2, 78, 70].reduce((previous, next) => withoutWrap(previous, next, dial), 70)
    expect(path).toBe(70)
  })

  it('leaves a move within the dial alone', () => {
    expect(withoutWrap(30, 44, dial)).toBe(44)
  })
})
