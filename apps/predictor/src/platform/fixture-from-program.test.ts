import { aProgram } from '@touchline/engagement-sdk/testing'
import { isClosed } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { fixtureFromProgram } from './fixture-from-program.ts'

const MATCH = { team_a: 'Chiefs', team_b: 'Blues', match_start_time: '2024-04-27T07:05:00Z' }

function fixtureOf(data: object) {
  return fixtureFromProgram({ ...aProgram({ id: 'f1' }), custom_data: JSON.stringify(data) })?.fixture
}

it('awaits a result of a match that is played', () => {
  expect(fixtureOf(MATCH)).toMatchObject({ isVoid: false, resultsDueAt: Date.parse('2024-04-27T09:11:00Z') })
})

it('awaits no result of a match that was called off, and takes no answer', () => {
  const fixture = fixtureOf({ ...MATCH, match_status: 'void', all_results_available: true })
  expect(fixture).toMatchObject({ isVoid: true, isSettled: false, resultsDueAt: undefined })
  expect(fixture && isClosed(fixture, 0)).toBe(true)
})
