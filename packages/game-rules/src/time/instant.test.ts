import { describe, expect, it } from 'vitest'
import { isCalendarDay, parseInstant } from './instant.ts'

describe('parseInstant', () => {
  it.each([
    ['2024-04-27T05:35:00Z', 1_714_196_100_000],
    ['2024-04-27T05:35Z', 1_714_196_100_000],
    ['2024-04-27T05:35:00.250Z', 1_714_196_100_250],
    ['2024-04-27T17:35:00+12:00', 1_714_196_100_000],
    ['2024-04-27T17:35:00+1200', 1_714_196_100_000],
    ['2024-04-26T22:35-07:00', 1_714_196_100_000],
  ])('parses %s, which has a time zone', (text, expected) => {
    expect(parseInstant(text)).toBe(expected)
  })

  it.each(['2024-04-27T05:35:00', '2024-04-27', '27/04/2024 05:35Z', '', 'soon', '2024-04-27T05:35:00 Z'])(
    'returns undefined for %j, which has no time zone',
    (text) => {
      expect(parseInstant(text)).toBeUndefined()
    },
  )

  it.each(['2024-02-30T05:35:00Z', '2024-13-01T05:35:00Z', '2024-04-27T25:35:00Z', '2024-04-27T05:61:00Z'])(
    'returns undefined for %s, which is not on any calendar or clock',
    (text) => {
      expect(parseInstant(text)).toBeUndefined()
    },
  )
})

describe('isCalendarDay', () => {
  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2024-13-01', false],
    ['2024-6-22', false],
    ['2024-06-22T00:00', false],
    ['', false],
  ])('is $1 for $0', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected)
  })
})
