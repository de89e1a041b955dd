import { describe, expect, it } from 'vitest'
import { durationText, fieldText } from './time-text.ts'

const MINUTE_MS = 60_000

describe('a duration', () => {
  it.each([
    [-5, '0 min'],
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
    [1440, '1 d'],
    [1441, '1 d'],
    [1560, '1 d 2 h'],
  ])('of %i minutes is %s: the two largest units', (minutes, text) => {
    expect(durationText(minutes * MINUTE_MS)).toBe(text)
  })
})

describe('the text of a field', () => {
  it('is the local time to the minute, and leads back to it', () => {
    const at = Date.parse('2024-02-09T05:07:00Z')
    expect(fieldText(at)).toBe('2024-02-09T05:07')
    expect(new Date(fieldText(at)).getTime()).toBe(at)
  })
})
