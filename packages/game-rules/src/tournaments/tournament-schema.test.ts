import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMatchSeries, aTournament, someRounds } from '../../test/makers.ts'
import { InvalidTournamentError, parseTournament } from './tournament-schema.ts'

const PRIZES = [
  { place: 1, amountNzd: 5000 },
  { place: 2, amountNzd: 1000 },
]

const SPECIFIED = [
  aTournament(),
  aTournament({ id: '3-2025', startWeekGap: 6, matchWeeks: someRounds(19), showChangedTnc: true }),
  aTournament({
    id: 'womens-2024',
    startWeekGap: 8,
    matchWeeks: someRounds(7),
    tournamentEndDate: undefined,
  }),
  aTournament({ id: 'championship-2024', startWeekGap: 33, rewardActionKey: 'play-predictor-rugby' }),
  aTournament({
    name: 'Season 2024',
    matchWeeks: [{ id: '1', label: 'Final', round: 1, leaderboardId: 'b' }],
  }),
  aTournament({ prizes: PRIZES }),
  aMatchSeries(),
  aMatchSeries({ prizes: [{ place: 1, amountNzd: 99.5 }] }),
  aMatchSeries({ tournamentEndDate: '2024-11-23', rewardActionKey: 'play-predictor-national-team' }),
]

function problemWith(change: Record<string, unknown>, base: object = aTournament()): InvalidTournamentError {
  try {
    parseTournament({ ...base, ...change })
  } catch (error) {
    if (error instanceof InvalidTournamentError) return error
  }
  throw new Error('The configuration was accepted')
}

describe('parseTournament', () => {
  it.each(SPECIFIED)('accepts $id unchanged', (tournament) => {
    expect(parseTournament(tournament)).toEqual(tournament)
    expect(parseTournament(JSON.parse(JSON.stringify(tournament)))).toEqual(
      JSON.parse(JSON.stringify(tournament)),
    )
  })

  it.each([
    ['id', { id: '' }, 'id', 'must not be empty'],
    ['a missing id', { id: undefined }, 'id', 'is missing or of the wrong type'],
    ['an empty name', { name: '' }, 'name', 'must not be empty'],
    ['the logo', { tournamentLogo: 7 }, 'tournamentLogo', 'is missing or of the wrong type'],
    ['roundBased', { roundBased: 'yes' }, 'roundBased', 'must be true or false'],
    ['a missing gap', { startWeekGap: undefined }, 'startWeekGap', 'is missing or of the wrong type'],
    ['half a week', { startWeekGap: 7.5 }, 'startWeekGap', 'is missing or of the wrong type'],
    ['no rounds', { matchWeeks: [] }, 'matchWeeks', 'must not be empty'],
    [
      'a label',
      { matchWeeks: [{ id: '1', round: 1 }] },
      'matchWeeks.0.label',
      'is missing or of the wrong type',
    ],
    ['labels', { leaderboardOptions: {} }, 'leaderboardOptions.tournamentLeaderboardLabel', 'is missing'],
    ['a day', { tournamentEndDate: '2024-06-31' }, 'tournamentEndDate', 'must be a day of the calendar'],
    ['a flag', { showChangedTnc: 1 }, 'showChangedTnc', 'is missing or of the wrong type'],
    ['the first of two misspelt fields', { round: 1, rounds: 2 }, 'round', 'is not a field of a tournament'],
    ['a misspelt field', { showShortDates: true }, 'showShortDates', 'is not a field of a tournament'],
  ])('throws an error with the field: %s', (_, change, field, problem) => {
    const error = problemWith(change)
    expect(error.field).toBe(field)
    expect(error.message).toContain(`Tournament configuration: ${field} ${problem}`)
  })

  it.each([
    ['rounds', { matchWeeks: someRounds(1) }, 'matchWeeks', 'must be empty in a match-based tournament'],
    ['a gap', { startWeekGap: 7 }, 'startWeekGap', 'is missing or of the wrong type'],
  ])('rejects %s in a match-based tournament', (_, change, field, problem) => {
    const error = problemWith(change, aMatchSeries())
    expect(error.field).toBe(field)
    expect(error.message).toContain(problem)
  })

  it('rejects rounds that are not numbered from 1 without gaps', () => {
    const [first, second, third] = someRounds(3)
    expect(problemWith({ matchWeeks: [second] }).message).toContain('matchWeeks.0.round must be 1')
    expect(problemWith({ matchWeeks: [first, third] }).field).toBe('matchWeeks.1.round')
  })

  it.each([
    ['an empty prize table', [], 'prizes', 'must not be empty'],
    ['a table that starts at place 2', [{ place: 2, amountNzd: 5 }], 'prizes.0.place', 'must be 1'],
    ['a gap between places', [PRIZES[0], { place: 3, amountNzd: 5 }], 'prizes.1.place', 'must be 2'],
    ['a free prize', [{ place: 1, amountNzd: 0 }], 'prizes.0.amountNzd', 'must be more than 0'],
    ['an amount in words', [{ place: 1, amountNzd: '5' }], 'prizes.0.amountNzd', 'of the wrong type'],
    ['another currency', [{ place: 1, amountUsd: 5 }], 'prizes.0', ''],
  ])('throws an error with the field of %s', (_, prizes, field, problem) => {
    const error = problemWith({ prizes })
    expect(error.field).toContain(field)
    expect(error.message).toContain(problem)
  })

  it('rejects a round id that is used twice', () => {
    const twice = someRounds(2).map((round) => ({ ...round, id: 'same' }))
    expect(problemWith({ matchWeeks: twice }).message).toContain('matchWeeks.1.id is used twice')
  })

  it('rejects a missing configuration', () => {
    expect(() => parseTournament(null)).toThrow('Tournament configuration: the whole value is missing')
  })

  it('throws only InvalidTournamentError, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseTournament(value)).toThrow(InvalidTournamentError)
      }),
    )
  })
})
