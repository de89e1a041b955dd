import { describe, expect, it } from 'vitest'
import { at, ZONES_OF_COUNTRIES } from '../test/makers.ts'
import { countdown } from './countdown.ts'
import { isClosed } from './fixture.ts'
import { kickOffText } from './kick-off-text.ts'

const kickOffAt = at('2024-04-27T05:35:00Z')

describe('kickOffText', () => {
  it('writes weekday, date, time and zone in US English', () => {
    expect(kickOffText(kickOffAt, { timeZone: 'Pacific/Auckland' })).toEqual({
      weekday: 'Sat',
      date: 'Apr 27, 2024',
      time: '5:35 PM',
      zone: 'GMT+12',
    })
  })

  it('leaves out the year and the comma when short', () => {
    expect(kickOffText(kickOffAt, { timeZone: 'UTC', isShort: true }).date).toBe('Apr 27')
    expect(kickOffText(kickOffAt, { timeZone: 'UTC', isShort: false }).date).toBe('Apr 27, 2024')
  })

  it('goes by the zone of the device where none is given', () => {
    expect(kickOffText(kickOffAt)).toEqual(kickOffText(kickOffAt, { timeZone: 'UTC' }))
  })

  it.each([
    ['2024-04-26T12:00:00Z', '12:00 AM', 'Sat', 'midnight begins the day'],
    ['2024-04-27T00:00:00Z', '12:00 PM', 'Sat', 'noon'],
    ['2024-04-26T11:59:00Z', '11:59 PM', 'Fri', 'the last minute of the day before'],
  ])('%s is %s on a %s in New Zealand: %s', (text, time, weekday) => {
    expect(kickOffText(at(text), { timeZone: 'Pacific/Auckland' })).toMatchObject({ time, weekday })
  })
})

// Every change of clocks of an eligible country around the seasons: an hour that is skipped in
// spring or passed twice in autumn, seen one hour before, at, and one hour after the change.
const CHANGES = [
  ['NZ', 'Pacific/Auckland', '2024-04-06T14:00:00Z', ['2:00 AM', '2:00 AM', '3:00 AM'], ['GMT+13', 'GMT+12']],
  ['NZ', 'Pacific/Auckland', '2024-09-28T14:00:00Z', ['1:00 AM', '3:00 AM', '4:00 AM'], ['GMT+12', 'GMT+13']],
  ['AU', 'Australia/Sydney', '2025-04-05T16:00:00Z', ['2:00 AM', '2:00 AM', '3:00 AM'], ['GMT+11', 'GMT+10']],
  ['AU', 'Australia/Sydney', '2024-10-05T16:00:00Z', ['1:00 AM', '3:00 AM', '4:00 AM'], ['GMT+10', 'GMT+11']],
  ['GB', 'Europe/London', '2024-03-31T01:00:00Z', ['12:00 AM', '2:00 AM', '3:00 AM'], ['GMT', 'GMT+1']],
  ['GB', 'Europe/London', '2024-10-27T01:00:00Z', ['1:00 AM', '1:00 AM', '2:00 AM'], ['GMT+1', 'GMT']],
  ['US', 'America/New_York', '2024-03-10T07:00:00Z', ['1:00 AM', '3:00 AM', '4:00 AM'], ['EST', 'EDT']],
  ['US', 'America/New_York', '2024-11-03T06:00:00Z', ['1:00 AM', '1:00 AM', '2:00 AM'], ['EDT', 'EST']],
  ['FR', 'Europe/Paris', '2024-03-31T01:00:00Z', ['1:00 AM', '3:00 AM', '4:00 AM'], ['GMT+1', 'GMT+2']],
  ['FR', 'Europe/Paris', '2024-10-27T01:00:00Z', ['2:00 AM', '2:00 AM', '3:00 AM'], ['GMT+2', 'GMT+1']],
  ['DE', 'Europe/Berlin', '2025-03-30T01:00:00Z', ['1:00 AM', '3:00 AM', '4:00 AM'], ['GMT+1', 'GMT+2']],
  ['DE', 'Europe/Berlin', '2025-10-26T01:00:00Z', ['2:00 AM', '2:00 AM', '3:00 AM'], ['GMT+2', 'GMT+1']],
  // No change of clocks: every hour of the wall comes once.
  ['FJ', 'Pacific/Fiji', '2024-04-06T14:00:00Z', ['1:00 AM', '2:00 AM', '3:00 AM'], ['GMT+12', 'GMT+12']],
  [
    'AR',
    'America/Argentina/Buenos_Aires',
    '2024-03-31T01:00:00Z',
    ['9:00 PM', '10:00 PM', '11:00 PM'],
    ['GMT-3', 'GMT-3'],
  ],
  ['JP', 'Asia/Tokyo', '2024-03-31T01:00:00Z', ['9:00 AM', '10:00 AM', '11:00 AM'], ['GMT+9', 'GMT+9']],
] as const
const HOUR_MS = 3_600_000

describe('a kick-off around a change of clocks', () => {
  it.each(CHANGES)(
    'prints what the wall clock in %s (%s) shows around %s',
    (_, timeZone, change, times, zones) => {
      const around = [-HOUR_MS, 0, HOUR_MS].map((ms) => kickOffText(at(change) + ms, { timeZone }))
      expect(around.map((text) => text.time)).toEqual(times)
      expect([around[0]?.zone, around[2]?.zone]).toEqual(zones)
    },
  )

  it.each(CHANGES)(
    'closes and counts down in %s (%s) around %s by elapsed time alone',
    (_, _zone, change) => {
      const closing = at(change) + HOUR_MS
      expect(isClosed({ closesAt: closing }, at(change) - HOUR_MS)).toBe(false)
      expect(countdown(at(change) - HOUR_MS, closing)).toMatchObject({
        days: 0,
        hours: 2,
        minutes: 0,
        seconds: 0,
      })
      expect(isClosed({ closesAt: closing }, closing)).toBe(true)
    },
  )

  it('is covered for every eligible country', () => {
    expect(new Set(CHANGES.map(([country]) => country))).toEqual(
      new Set(ZONES_OF_COUNTRIES.map(([country]) => country)),
    )
  })
})
