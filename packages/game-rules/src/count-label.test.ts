import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel, numberFromText } from './count-label.ts'

describe('countLabel', () => {
  it.each([
    [0, '0'],
    [29, '29'],
    [30, '30+'],
    [31, '30+'],
  ])('%i of 30 reads %s', (value, label) => {
    expect(countLabel(value, 30)).toBe(label)
  })

  it('is read back as the value it stands for', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (value, max) => {
        expect(numberFromText(countLabel(value, max))).toBe(Math.min(value, max))
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
