import { describe, expect, it } from 'vitest'
import { parseInstant } from './instant.ts'

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
