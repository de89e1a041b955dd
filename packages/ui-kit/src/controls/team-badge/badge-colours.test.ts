import { describe, expect, it } from 'vitest'
import { luminance, textColourOn } from './badge-colours.ts'

describe('luminance', () => {
  it('is 0 for black and 1 for white', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1)
  })

  it('is undefined for another format', () => {
    expect(luminance('navy')).toBeUndefined()
  })
})

describe('textColourOn', () => {
  it.each([
    ['#0b2350', '#ffffff'],
    ['#f5c400', '#101010'],
    ['#ffffff', '#101010'],
    ['#c8102e', '#ffffff'],
    ['navy', '#ffffff'],
  ])('is $1 on $0', (colour, ink) => {
    expect(textColourOn(colour)).toBe(ink)
  })
})
