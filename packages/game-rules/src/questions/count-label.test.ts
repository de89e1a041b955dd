import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel, numberFromText } from './count-label.ts'

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
  ])('%i on %j reads %s', (value, top, label) => {
    expect(countLabel(value, top)).toBe(label)
  })

  it('is read back as the value it stands for', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.boolean(), (value, max, isOpenEnded) => {
        expect(numberFromText(countLabel(value, { max, isOpenEnded }))).toBe(Math.min(value, max))
      }),
    )
  })
})

describe('numberFromText', () => {
  it.each([
    ['7', 7],
    ['07', 7],
    [' 12 ', 12],
    ['30+', 30],
    ['30 or more', 30],
    ['52%', 52],
    ['52 %', 52],
    ['%', undefined],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['Draw', undefined],
    ['9999999999', undefined],
  ])('%j reads as %s', (text, expected) => {
    expect(numberFromText(text)).toBe(expected)
  })
})
