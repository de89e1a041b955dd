import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel } from './count-label.ts'
import { parseWholeNumber } from './whole-number.ts'

describe('countLabel', () => {
  it.each([
    [0, { max: 30 }, '0'],
    [29, { max: 30 }, '29'],
    [30, { max: 30 }, '30+'],
    [31, { max: 30 }, '30+'],
    [30, { max: 30, isOpenEnded: false }, '30'],
    [12, { max: 12 }, '12'],
    [13, { max: 12 }, '12'],
    [12, { max: 12, isOpenEnded: true }, '12+'],
    [11, { max: 12, isOpenEnded: true }, '11'],
  ])('formats %i on the scale %j as %s', (value, scale, label) => {
    expect(countLabel(value, scale)).toBe(label)
  })

  it('is parsed back to the value it was made from', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.boolean(), (value, max, isOpenEnded) => {
        expect(parseWholeNumber(countLabel(value, { max, isOpenEnded }))).toBe(Math.min(value, max))
      }),
    )
  })
})
