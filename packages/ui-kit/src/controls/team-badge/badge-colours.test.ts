import { describe, expect, it } from 'vitest'
import { inkOn, luminance } from './badge-colours.ts'

describe('luminance', () => {
  it('runs from 0 for black to 1 for white', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1)
  })

  it('is unknown for another notation', () => {
    expect(luminance('navy')).toBeUndefined()
  })
})

describe('inkOn', () => {
  it.each([
    ['#0b2350', '#ffffff'],
    ['#f5c400', '#101010'],
    ['#ffffff', '#101010'],
    ['#c8102e', '#ffffff'],
    ['navy', '#ffffff'],
  ])('writes on %s in %s', (colour, ink) => {
    expect(inkOn(colour)).toBe(ink)
  })
})
