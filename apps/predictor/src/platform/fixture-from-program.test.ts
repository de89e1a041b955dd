import { aProgram } from '@touchline/engagement-sdk/testing'
import { isClosed } from '@touchline/game-rules'
import { expect, it, vi } from 'vitest'
import { fixtureFromProgram } from './fixture-from-program.ts'

const MATCH = { team_a: 'Chiefs', team_b: 'Blues', match_start_time: '2024-04-27T07:05:00Z' }

function fixtureOf(data: object) {
  return fixtureFromProgram({ ...aProgram({ id: 'f1' }), custom_data: JSON.stringify(data) })?.fixture
}

it.each(['{', 'null', '[]', ''])(
  'lists a match with the custom data %j with what is known, and says so',
  (custom_data) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const scheduled_at = '2024-04-27T07:05:00Z'
    const listed = fixtureFromProgram({ ...aProgram({ id: 'f1' }), custom_data, scheduled_at })
    expect(listed?.fixture).toMatchObject({
      home: { name: 'To be confirmed' },
      away: { name: 'To be confirmed' },
      kickOffAt: Date.parse(scheduled_at),
      isPartlyKnown: true,
    })
    expect(fixtureOf(MATCH)?.isPartlyKnown).toBe(false)
    expect(log).toHaveBeenCalledOnce()
  },
)

it('has a score, and of a team what the custom data has next to its name', () => {
  const badge = { team_b_code: 'BLU', team_b_colours: '#0057B8 #0A1F44', team_b_pattern: 'hoops' }
  const facts = { ...badge, team_b_short: 'Bls', score_a: 41, score_b: '12' }
  expect(fixtureOf({ ...MATCH, ...facts })).toMatchObject({
    home: { name: 'Chiefs', shortName: undefined, monogram: undefined, pattern: undefined },
    away: { shortName: 'Bls', monogram: 'BLU', primary: '#0057B8', secondary: '#0A1F44', pattern: 'hoops' },
    score: { home: 41, away: 12 },
  })
})

it.each([
  ['team_a_code', 'LONG'],
  ['team_a_colours', '#0057B8'],
  ['team_a_colours', 'red url(x)'],
  ['team_a_pattern', 'dots'],
  ['team_a_short', 'The Chiefs of Waikato'],
  ['team_a_short', '–'],
  ['team_b_short', { name: 'B' }],
  ['team_b_short', { toString: 'B' }],
  ['score_a', -1],
  ['score_a', 'many'],
  ['score_b', 12.5],
])('drops %s when it is %j, logs it and keeps the match', (field, value) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const fixture = fixtureOf({ ...MATCH, [field]: value })
  expect(fixture).toMatchObject({ home: { name: 'Chiefs' }, away: { name: 'Blues' }, score: undefined })
  expect([fixture?.home.shortName, fixture?.away.shortName]).toEqual([undefined, undefined])
  expect(JSON.stringify(log.mock.calls)).toContain(`${field} of program f1`)
})

it('takes an empty optional field for an absent one, and half a score for none', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const fixture = fixtureOf({ ...MATCH, team_a_short: ' ', team_b_short: null, score_a: 0, score_b: '' })
  expect(fixture).toMatchObject({ home: { shortName: undefined }, score: undefined })
  expect(log).not.toHaveBeenCalled()
})

it.each(['', ' ', undefined, 7])('lists a match of which a team is %j, with what is known', (team_a) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(fixtureOf({ ...MATCH, team_a })?.home.name).toBe('To be confirmed')
  expect(JSON.stringify(log.mock.calls)).toContain('team_a of program f1')
})

it.each([17142087000000000, 1714208700, 0, -1, Number.MAX_VALUE, '27/04/2024 05:35', 'soon', '', undefined])(
  'lists a match with the kick-off %j by the time for which the platform has scheduled it, or not at all',
  (match_start_time) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const custom_data = JSON.stringify({ ...MATCH, match_start_time })
    const scheduled_at = '2024-04-27T07:05:00Z'
    const scheduled = fixtureFromProgram({ ...aProgram({ id: 'f1' }), custom_data, scheduled_at })
    expect(scheduled?.fixture.kickOffAt).toBe(Date.parse(scheduled_at))
    expect(fixtureFromProgram({ ...aProgram({ id: 'f1' }), custom_data, scheduled_at: null })).toBeUndefined()
    expect(log).toHaveBeenCalledTimes(2)
  },
)

it('reads the fields of the specification', () => {
  const data = { ...MATCH, team_a_logo: 'https://a.example/c.svg', stadium_name: 'The Park', round: 10 }
  expect(fixtureOf({ ...data, all_results_available: 'true' })).toMatchObject({
    home: { name: 'Chiefs', logoUrl: 'https://a.example/c.svg' },
    away: { name: 'Blues', logoUrl: undefined },
    venue: 'The Park',
    roundId: '10',
    kickOffAt: Date.parse('2024-04-27T07:05:00Z'),
    isSettled: true,
  })
})

it.each([
  ...['void', 'Cancelled', 'Match Abandoned', 'Match Cancelled', 'CANC', 'ABD'].map((text) => [text, 'off']),
  ...['STATUS_CANCELED', 'called off'].map((text) => [text, 'off']),
  ...['postponed', 'PPD'].map((text) => [text, 'postponed']),
  ...['scheduled', 'Second half', 'avoided', 7].map((text) => [text, 'played']),
])('reads the match status %j as %s: it decides about answers and a result', (match_status, state) => {
  const fixture = fixtureOf({ ...MATCH, match_status, all_results_available: true })
  const isVoid = state !== 'played'
  const resultsDueAt = isVoid ? undefined : Date.parse('2024-04-27T09:11:00Z')
  const isPostponed = state === 'postponed'
  expect(fixture).toMatchObject({ isVoid, isPostponed, isSettled: !isVoid, resultsDueAt })
  expect(fixture && isClosed(fixture, 0)).toBe(isVoid)
})

it('takes a kick-off without a zone as UTC, in every zone', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const fixture = fixtureOf({ ...MATCH, match_start_time: '2024-04-27T05:35:00' })
  expect(fixture?.kickOffAt).toBe(Date.UTC(2024, 3, 27, 5, 35))
  vi.unstubAllEnvs()
})

it.each([
  [true, true],
  ['true', true],
  ['TRUE', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('takes results that are %j for %s', (all_results_available, isSettled) => {
  expect(fixtureOf({ ...MATCH, all_results_available })?.isSettled).toBe(isSettled)
})
