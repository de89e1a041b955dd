import type { Program } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { aFixtureProgram } from '../../test/makers.ts'
import { tournamentById } from '../config/tournament-by-id.ts'
import type { Player } from '../platform/player-from-profile.ts'
import { keys } from './keys.ts'
import { nextMatch } from './next-match.ts'
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

function nextAt(now: string, exceptId: string): string | undefined {
  const client = createQueryClient()
  client.setQueryData(keys.fixtureList('120-2024 | 10'), MATCHES)
  const player: Player = {
    id: 'fan',
    nickname: 'Ann',
    isWelcomed: true,
    predictedFixtureIds: new Set(['predicted']),
  }
  client.setQueryData(keys.player(), player)
  return nextMatch(client, { tournament, exceptId, now: Date.parse(now) })?.id
}

it('is the open match of the tournament that closes next and is not predicted', () => {
  expect(nextAt('2024-04-27T05:30:00Z', 'here')).toBe('next')
})

it('is none when every other match is closed or predicted', () => {
  expect(nextAt('2024-04-28T07:05:00Z', 'here')).toBeUndefined()
})
