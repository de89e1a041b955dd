import { afterEach, describe, expect, it, vi } from 'vitest'
import { at } from '../test/makers.ts'
import { weekOfYear } from './week-of-year.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('weekOfYear', () => {
  it.each([
    ['2024-01-01T00:00:00Z', 1, '1 January is in week 1'],
    ['2024-01-07T23:59:59Z', 1, 'a Sunday belongs to the week before it'],
    ['2024-01-08T00:00:00Z', 2, 'a Monday begins a week'],
    ['2023-01-01T12:00:00Z', 1, 'week 1 holds 1 January even when that is a Sunday'],
    ['2023-01-02T12:00:00Z', 2, 'and the Monday after it begins week 2'],
    ['2024-12-29T12:00:00Z', 52, 'the last full week'],
    ['2024-12-30T12:00:00Z', 1, 'the week that holds the next 1 January is its week 1'],
    ['2024-04-27T05:35:00Z', 17, 'the week of round 10'],
  ])('%s is in week %i: %s', (text, week) => {
    expect(weekOfYear(at(text), { timeZone: 'UTC' })).toBe(week)
  })

  it('goes by the day on the wall of the zone, not by UTC', () => {
    const sundayEveningInLondon = at('2024-03-10T20:00:00Z')
    expect(weekOfYear(sundayEveningInLondon, { timeZone: 'Europe/London' })).toBe(10)
    expect(weekOfYear(sundayEveningInLondon, { timeZone: 'Pacific/Auckland' })).toBe(11)
  })

  it('goes by the zone of the device where none is given', () => {
    const sundayEveningInLondon = at('2024-03-10T20:00:00Z')
    vi.stubEnv('TZ', 'Pacific/Auckland')
    expect(weekOfYear(sundayEveningInLondon)).toBe(11)
    vi.stubEnv('TZ', 'America/New_York')
    expect(weekOfYear(sundayEveningInLondon)).toBe(10)
  })

  it.each(['UTC', 'Pacific/Auckland', 'America/New_York', 'America/Santiago'])(
    'gives the same week on a device in %s, also where midnight is skipped by a clock change',
    (deviceZone) => {
      vi.stubEnv('TZ', deviceZone)
      expect(weekOfYear(at('2024-09-08T03:30:00Z'), { timeZone: 'America/Santiago' })).toBe(36)
      expect(weekOfYear(at('2024-09-08T04:30:00Z'), { timeZone: 'America/Santiago' })).toBe(36)
      expect(weekOfYear(at('2024-09-09T04:30:00Z'), { timeZone: 'America/Santiago' })).toBe(37)
    },
  )
})
