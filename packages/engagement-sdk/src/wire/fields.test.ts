import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { instantFrom } from './fields.ts'

// A zone far from UTC: a timestamp without an offset must not be read as local time.
beforeAll(() => void vi.stubEnv('TZ', 'Pacific/Auckland'))
afterAll(() => void vi.unstubAllEnvs())

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
    ['2025-01-23T10:14:06', '2025-01-23T10:14:06.000Z'],
    ['2025-01-23 10:14:06', '2025-01-23T10:14:06.000Z'],
    ['2025-01-23T10:14', '2025-01-23T10:14:00.000Z'],
    ['2025-01-23', '2025-01-23T00:00:00.000Z'],
  ])('reads %s as %s', (text, expected) => {
    expect(new Date(instantFrom(text) ?? Number.NaN).toISOString()).toBe(expected)
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['soon'],
    ['Jan 23, 2025 10:14'],
    ['2025-13-01T00:00:00Z'],
    ['0'],
    ['2025'],
  ])('returns undefined for %j', (text) => {
    expect(instantFrom(text)).toBeUndefined()
  })
})
