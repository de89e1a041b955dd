import { describe, expect, it } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

describe('parseWholeNumber', () => {
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
  ])('parses %j as %s', (text, expected) => {
    expect(parseWholeNumber(text)).toBe(expected)
  })
})
