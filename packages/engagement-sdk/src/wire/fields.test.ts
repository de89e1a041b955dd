import { describe, expect, it } from 'vitest'
import { instantFrom } from './fields.ts'

describe('instantFrom', () => {
  it.each([
    ['2025-03-01T06:05:00Z', '2025-03-01T06:05:00.000Z'],
    ['2025-03-01T06:05:00.123Z', '2025-03-01T06:05:00.123Z'],
    ['2025-03-01T06:05:00.123456Z', '2025-03-01T06:05:00.123Z'],
    ['2025-01-23T10:14:06+0000', '2025-01-23T10:14:06.000Z'],
    ['2025-01-23T10:14:06.580+00', '2025-01-23T10:14:06.580Z'],
    ['2025-01-23T10:14:06+00:00', '2025-01-23T10:14:06.000Z'],
    ['2025-01-23T22:14:06+1200', '2025-01-23T10:14:06.000Z'],
    ['2025-01-23T05:14:06-05', '2025-01-23T10:14:06.000Z'],
  ])('reads %s as %s', (text, expected) => {
    expect(new Date(instantFrom(text) ?? Number.NaN).toISOString()).toBe(expected)
  })

  it.each([[undefined], [null], [''], ['soon']])('returns undefined for %j', (text) => {
    expect(instantFrom(text)).toBeUndefined()
  })
})
