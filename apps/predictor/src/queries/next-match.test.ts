import type { QueryClient } from '@tanstack/react-query'
import type { Program } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { aFixture, aFixtureProgram } from '../../test/makers.ts'
import { tournamentById } from '../config/tournaments.ts'
import { nextFixture } from './fixtures.ts'
import { keys } from './keys.ts'
import { createQueryClient } from './query-client.ts'

const { tournament } = tournamentById('120-2024')

function aMatch(id: string, match_start_time: string, facts: Partial<Program> = {}): Program {
  const custom_data = JSON.stringify({ team_a: 'Chiefs', team_b: 'Blues', match_start_time })
  return aFixtureProgram({ id, custom_data, ...facts })
}

const MATCHES = [
  aMatch('later', '2024-04-28T07:05:00Z'),
  aMatch('here', '2024-04-27T07:05:00Z'),
  aMatch('predicted', '2024-04-27T08:05:00Z'),
  aMatch('next', '2024-04-27T09:05:00Z'),
  aMatch('closed', '2024-04-26T09:05:00Z'),
  aMatch('other', '2024-04-27T07:30:00Z', { title: 'womens-2024 | 10' }),
]

function cached(): QueryClient {
  const client = createQueryClient()
  for (const program of MATCHES) client.setQueryData(keys.program(program.id), program)
  return client
}

function nextAt(now: string, client = cached()): string | undefined {
  const isPredicted = (id: string) => id === 'predicted'
  return nextFixture(client, { tournament, exceptId: 'here', now: Date.parse(now), isPredicted })?.id
}

it('is the open match of the tournament that closes next and is not predicted', () => {
  expect(nextAt('2024-04-27T05:30:00Z')).toBe('next')
})

it('is none when every other match is closed or predicted', () => {
  expect(nextAt('2024-04-28T07:05:00Z')).toBeUndefined()
})

it('is a later match when its questions, which were read, close first', () => {
  const client = cached()
  const kickOffAt = Date.parse('2024-04-28T07:05:00Z')
  const fixture = aFixture({ kickOffAt, closesAt: Date.parse('2024-04-27T06:00:00Z') })
  client.setQueryData(keys.questions('later'), { fixture })
  expect(nextAt('2024-04-27T05:30:00Z', client)).toBe('later')
})
