import { expect, it, vi } from 'vitest'
import { fixtureDataFrom } from './fixture-from-program.ts'

it('reads the platform’s fields in the game’s words', () => {
  const data = {
    team_a: 'Chiefs',
    team_b: 'Blues',
    team_a_logo: 'https://a.example/c.svg',
    stadium_name: 'The Park',
    round: 10,
    match_start_time: '2024-04-27T05:35:00Z',
    all_results_available: 'true',
  }
  expect(fixtureDataFrom(data)).toEqual({
    homeName: 'Chiefs',
    awayName: 'Blues',
    homeLogo: 'https://a.example/c.svg',
    awayLogo: undefined,
    venue: 'The Park',
    roundId: '10',
    kickOffAt: Date.parse('2024-04-27T05:35:00Z'),
    hasAllResults: true,
    isVoid: false,
    isPostponed: false,
    home: {},
    away: {},
    score: undefined,
    unusable: [],
  })
})

it.each([
  ['void', true],
  ['Cancelled', true],
  ['Match Abandoned', true],
  ['Match Cancelled', true],
  ['CANC', true],
  ['ABD', true],
  ['STATUS_CANCELED', true],
  ['called off', true],
  ['postponed', true],
  ['PPD', true],
  ['scheduled', false],
  ['Second half', false],
  ['avoided', false],
  [7, false],
])('reads the match status %j', (match_status, isVoid) => {
  expect(fixtureDataFrom({ match_status }).isVoid).toBe(isVoid)
})

it('loses only the field that cannot be read', () => {
  const data = fixtureDataFrom({ team_a: 7, team_b: 'Blues', all_results_available: {} })
  expect(data).toMatchObject({ homeName: undefined, awayName: 'Blues', hasAllResults: false })
})

it('takes a kick-off without a zone as UTC, in every zone', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const data = fixtureDataFrom({ match_start_time: '2024-04-27T05:35:00' })
  expect(data.kickOffAt).toBe(Date.UTC(2024, 3, 27, 5, 35))
  vi.unstubAllEnvs()
})

it.each([17142087000000000, 1714208700, 0, -1, Number.MAX_VALUE, '27/04/2024 05:35', 'soon', ''])(
  'takes the kick-off %j for none',
  (text) => {
    expect(fixtureDataFrom({ match_start_time: text }).kickOffAt).toBeUndefined()
  },
)

it.each([true, 'true', 'TRUE', 1, '1'])('takes %j for results that are in', (value) => {
  expect(fixtureDataFrom({ all_results_available: value }).hasAllResults).toBe(true)
})

it.each([false, 'false', 0, null, undefined])('takes %j for results that are not in', (value) => {
  expect(fixtureDataFrom({ all_results_available: value }).hasAllResults).toBe(false)
})
