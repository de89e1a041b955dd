import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMatchSeries, aTournament, someRounds } from '../../test/makers.ts'
import { InvalidTournamentError, parseTournament } from './tournament-schema.ts'

const PRIZES = [
  { place: 1, amountNzd: 5000 },
  { place: 2, amountNzd: 1 },
]

const [first, second, third] = someRounds(3)

/** With every optional field. */
const WHOLE = aTournament({
  name: 'Season 2024',
  matchWeeks: [{ id: '1', label: 'Final', round: 1, leaderboardId: 'b' }],
  prizes: PRIZES,
  rewardActionKey: 'play-predictor-rugby',
})

function problemWith(change: Record<string, unknown>, base: object = aTournament()): InvalidTournamentError {
  try {
    parseTournament({ ...base, ...change })
  } catch (error) {
    if (error instanceof InvalidTournamentError) return error
  }
  throw new Error('The configuration was accepted')
}

describe('parseTournament', () => {
  it.each([
    ['every optional field', WHOLE],
    ['no end date', aTournament({ tournamentEndDate: undefined })],
    ['single matches', aMatchSeries({ prizes: [{ place: 1, amountNzd: 99.5 }] })],
    ['single matches, from a file', JSON.parse(JSON.stringify(aMatchSeries()))],
  ])('accepts a tournament with %s unchanged', (_, tournament) => {
    expect(parseTournament(tournament)).toEqual(tournament)
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
    ['a first round 2', { matchWeeks: [second] }, 'matchWeeks.0.round', 'must be 1'],
    ['a gap between rounds', { matchWeeks: [first, third] }, 'matchWeeks.1.round', 'must be 2'],
    ['an id twice', { matchWeeks: [first, { ...second, id: '1' }] }, 'matchWeeks.1.id', 'is used twice'],
    ['labels', { leaderboardOptions: {} }, 'leaderboardOptions.tournamentLeaderboardLabel', 'is missing'],
    ['a day', { tournamentEndDate: '2024-06-31' }, 'tournamentEndDate', 'must be a day of the calendar'],
    ['a flag', { showChangedTnc: 1 }, 'showChangedTnc', 'is missing or of the wrong type'],
    ['the first of two misspelt fields', { round: 1, rounds: 2 }, 'round', 'is not a field of a tournament'],
    ['a misspelt field', { showShortDates: true }, 'showShortDates', 'is not a field of a tournament'],
    ['an empty prize table', { prizes: [] }, 'prizes', 'must not be empty'],
    ['a first place 2', { prizes: [{ place: 2, amountNzd: 5 }] }, 'prizes.0.place', 'must be 1'],
    ['a gap between places', { prizes: [PRIZES[0], PRIZES[0]] }, 'prizes.1.place', 'must be 2'],
    ['a free prize', { prizes: [{ place: 1, amountNzd: 0 }] }, 'prizes.0.amountNzd', 'must be more than 0'],
    ['another currency', { prizes: [{ place: 1, amountUsd: 5 }] }, 'prizes.0.amountNzd', 'is missing'],
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
