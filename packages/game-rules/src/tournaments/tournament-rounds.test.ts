import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMatchSeries, aTournament, at, someRounds, ZONES_OF_COUNTRIES } from '../../test/makers.ts'
import { datedSeason, playedSeason } from '../../test/seasons/season.ts'
import { PRE_SEASON_ROUND } from './tournament.ts'
import {
  deriveStartWeekGap,
  nextRound,
  previousRound,
  roundById,
  roundsToShow,
  startingRound,
  UnknownRoundError,
} from './tournament-rounds.ts'

const tournament = aTournament()
const rounds = someRounds(18)

describe('roundsToShow', () => {
  it.each([
    ['the configured rounds', tournament, {}, rounds],
    [
      'round 0 before the first with the feature',
      tournament,
      { preSeason: true },
      [PRE_SEASON_ROUND, ...rounds],
    ],
    ['no rounds in a match-based tournament', aMatchSeries(), { preSeason: true }, []],
  ])('returns %s', (_what, given, features, shown) => {
    expect(roundsToShow(given, features)).toEqual(shown)
  })
})

describe('roundById', () => {
  it('returns a round by its id, and round 0 only with the pre-season feature', () => {
    expect(roundById(tournament, '10').label).toBe('Round 10')
    expect(roundById(tournament, '0', { preSeason: true })).toBe(PRE_SEASON_ROUND)
    expect(() => roundById(tournament, '0')).toThrow(UnknownRoundError)
  })

  it('throws the specified error for an unknown round', () => {
    const message = 'MatchWeek: 19 data not found in config'
    expect(() => roundById(tournament, '19')).toThrow(
      expect.objectContaining({ name: 'UnknownRoundError', message, roundId: '19' }),
    )
  })
})

describe('startingRound', () => {
  // Gap 7: week 8 is round 1, week 25 is round 18.
  it.each([
    ['2024-01-10T12:00:00Z', 1, 'long before the season'],
    ['2024-02-18T12:00:00Z', 1, 'the week before the first round'],
    ['2024-02-19T12:00:00Z', 1, 'the week of the first round'],
    ['2024-02-26T12:00:00Z', 2, 'the Monday after it'],
    ['2024-06-17T12:00:00Z', 18, 'the week of the last round'],
    ['2024-06-24T12:00:00Z', 18, 'the week after the last round'],
    ['2024-12-29T12:00:00Z', 18, 'long after the season'],
  ])('is round $1 on $0: $2', (now, round) => {
    expect(startingRound(tournament, at(now), { timeZone: 'UTC' })?.round).toBe(round)
  })

  it('is undefined in a match-based tournament', () => {
    expect(startingRound(aMatchSeries(), at('2024-04-27T05:35:00Z'))).toBeUndefined()
  })

  it('is always one of the rounds, and never round 0', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (now, startWeekGap, count) => {
          const matchWeeks = someRounds(count)
          expect(matchWeeks).toContain(
            startingRound(aTournament({ startWeekGap, matchWeeks }), now.getTime()),
          )
        },
      ),
    )
  })

  describe.each([
    ['mens-2024', 7, 18, playedSeason('mens-2024')],
    ['mens-2025', 6, 19, playedSeason('mens-2025')],
    ['womens-2024', 8, 7, datedSeason('womens-2024')],
  ] as const)('in the real season %s with gap %i', (_, startWeekGap, count, matches) => {
    const season = aTournament({ startWeekGap, matchWeeks: someRounds(count) })

    it('is the round of the match on every match day, in the time zone of the venue', () => {
      const wrong = matches.filter(
        (match) =>
          startingRound(season, match.kickOffAt, { timeZone: match.timeZone })?.round !== match.round,
      )
      expect(wrong).toEqual([])
      expect(matches.length).toBeGreaterThan(12)
    })

    it.each(ZONES_OF_COUNTRIES)(
      'is the round of the match for a fan in %s at kick-off',
      (_country, timeZone) => {
        const wrong = matches.filter(
          (match) => startingRound(season, match.kickOffAt, { timeZone })?.round !== match.round,
        )
        expect(wrong).toEqual([])
      },
    )
  })
})

describe('deriveStartWeekGap', () => {
  it.each([
    ['mens-2024', 7],
    ['mens-2025', 6],
  ] as const)('derives the gap of %s from its first kick-off: %i', (file, gap) => {
    const [first] = playedSeason(file)
    expect(deriveStartWeekGap(first?.kickOffAt ?? 0, { timeZone: first?.timeZone })).toBe(gap)
    expect(deriveStartWeekGap(first?.kickOffAt ?? 0)).toBe(gap)
  })

  it('makes the week of the first kick-off round 1', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2023-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (first) => {
          const season = aTournament({ startWeekGap: deriveStartWeekGap(first.getTime()) })
          expect(startingRound(season, first.getTime())?.round).toBe(1)
        },
      ),
    )
  })
})

const shown = roundsToShow(tournament, { preSeason: true })

it.each([
  ['on round 0 both arrows are disabled', shown, shown[0], undefined, undefined],
  ['round 0 is before round 1 if it exists', shown, shown[1], 0, 2],
  ['no round is before round 1 without round 0', rounds, rounds[0], undefined, 2],
  ['a round in the middle has both neighbours', shown, shown[10], 9, 11],
  ['no round follows the last round', shown, shown[18], 17, undefined],
  ['without a selected round both arrows are disabled', shown, undefined, undefined, undefined],
  ['an unknown round has no neighbours', shown, { id: '99', label: '', round: 99 }, undefined, undefined],
])('previousRound and nextRound: %s', (_rule, all, selected, previous, next) => {
  expect([previousRound(all, selected)?.round, nextRound(all, selected)?.round]).toEqual([previous, next])
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the week of the year', () => {
  it.each([
    ['2024-01-01T00:00:00Z', 1, '1 January is in week 1'],
    ['2024-01-07T23:59:59Z', 1, 'a Sunday belongs to the week before it'],
    ['2024-01-08T00:00:00Z', 2, 'a Monday begins a week'],
    ['2023-01-01T12:00:00Z', 1, 'week 1 contains 1 January even if that is a Sunday'],
    ['2023-01-02T12:00:00Z', 2, 'the Monday after that Sunday begins week 2'],
    ['2024-12-29T12:00:00Z', 52, 'the last full week'],
    ['2024-12-30T12:00:00Z', 1, 'the week that contains the next 1 January is week 1 of that year'],
    ['2024-04-27T05:35:00Z', 17, 'the week of round 10'],
  ])('puts %s in week %i: %s', (text, week) => {
    expect(deriveStartWeekGap(at(text), { timeZone: 'UTC' }) + 1).toBe(week)
  })

  it('uses the calendar day in the time zone, not in UTC', () => {
    const sundayEveningInLondon = at('2024-03-10T20:00:00Z')
    expect(deriveStartWeekGap(sundayEveningInLondon, { timeZone: 'Europe/London' })).toBe(9)
    expect(deriveStartWeekGap(sundayEveningInLondon, { timeZone: 'Pacific/Auckland' })).toBe(10)
  })

  it('uses the device time zone when none is given', () => {
    const sundayEveningInLondon = at('2024-03-10T20:00:00Z')
    vi.stubEnv('TZ', 'Pacific/Auckland')
    expect(deriveStartWeekGap(sundayEveningInLondon)).toBe(10)
    vi.stubEnv('TZ', 'America/New_York')
    expect(deriveStartWeekGap(sundayEveningInLondon)).toBe(9)
  })

  it.each(['UTC', 'Pacific/Auckland', 'America/New_York', 'America/Santiago'])(
    'returns the same week on a device in %s, even if a clock change skips midnight',
    (deviceZone) => {
      vi.stubEnv('TZ', deviceZone)
      expect(deriveStartWeekGap(at('2024-09-08T03:30:00Z'), { timeZone: 'America/Santiago' })).toBe(35)
      expect(deriveStartWeekGap(at('2024-09-08T04:30:00Z'), { timeZone: 'America/Santiago' })).toBe(35)
      expect(deriveStartWeekGap(at('2024-09-09T04:30:00Z'), { timeZone: 'America/Santiago' })).toBe(36)
    },
  )
})
