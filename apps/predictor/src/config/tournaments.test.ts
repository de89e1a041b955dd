import { deriveStartWeekGap, parseTournament, startingRound } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { TOURNAMENTS, tournamentById } from './tournaments.ts'

const tournament = (id: string) => tournamentById(id).tournament

it.each(TOURNAMENTS.map((entry) => [entry.tournament.id, entry] as const))(
  '%s is a valid tournament',
  (_id, entry) => {
    expect(parseTournament(entry.tournament)).toEqual(entry.tournament)
  },
)

it.each([
  ['120-2024', 18, 7, '2024-06-22'],
  ['womens-2024', 7, 8, undefined],
  ['championship-2024', 6, 33, '2024-09-28'],
  ['match-series-2024', 0, undefined, '2024-10-12'],
  ['autumn-tests-2024', 0, undefined, '2024-11-23'],
  ['3-2025', 19, 6, '2025-06-22'],
  ['womens-2025', 7, 8, '2025-04-12'],
])('%s is what the specification lists', (id, roundCount, gap, end) => {
  const { matchWeeks, startWeekGap, tournamentEndDate } = tournament(id)
  expect([matchWeeks.length, startWeekGap, tournamentEndDate]).toEqual([roundCount, gap, end])
})

it('derives the gaps that are not given from the first kick-off', () => {
  const options = { timeZone: 'UTC' }
  expect(tournament('3-2025').startWeekGap).toBe(
    deriveStartWeekGap(Date.parse('2025-02-14T06:05:00Z'), options),
  )
  expect(tournament('womens-2025').startWeekGap).toBe(
    deriveStartWeekGap(Date.parse('2025-03-01T01:05:00Z'), options),
  )
})

it('opens the 2024 men on round 10 in the last week of April', () => {
  expect(startingRound(tournament('120-2024'), Date.parse('2024-04-27T05:30:00Z'))?.label).toBe('Round 10')
})

it('rewards a saved prediction in the championship and in the autumn tests only', () => {
  const rewarded = TOURNAMENTS.filter((entry) => entry.tournament.rewardActionKey !== undefined)
  expect(rewarded.map(({ tournament: { id, rewardActionKey } }) => [id, rewardActionKey])).toEqual(
    expect.arrayContaining([
      ['championship-2024', 'play-predictor-rugby'],
      ['autumn-tests-2024', 'play-predictor-national-team'],
    ]),
  )
  expect(rewarded).toHaveLength(2)
})

it('returns a tournament of the deployment, even in place of one of the build', () => {
  const { tournament: mens } = tournamentById('120-2024')
  const added = [{ tournament: { ...mens, id: '120-2026' } }, { tournament: { ...mens, name: 'The men' } }]
  expect(tournamentById('120-2026', added)).toBe(added[0])
  expect(tournamentById('120-2024', added).tournament.name).toBe('The men')
  expect(tournamentById('championship-2024', added)).toBe(tournamentById('championship-2024'))
})

it('names the tournament that is not configured', () => {
  expect(() => tournamentById('999')).toThrow('Tournament 999 is not configured here')
})
