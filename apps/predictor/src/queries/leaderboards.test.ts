import { aProgram } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { tournamentById } from '../config/tournaments.ts'
import { keys } from './keys.ts'
import { cachedBoards } from './leaderboards.ts'
import { createQueryClient } from './query-client.ts'

it('returns the boards of every fixture in the cache, and none of another tournament', () => {
  const client = createQueryClient()
  const boards = [
    { id: 'round-board', name: 'Round 10' },
    { id: 'season-board', name: 'Season 2024' },
  ]
  const [listed, single, theirs] = [
    aProgram({ id: 'f1', title: '120-2024 | 10', leaderboards: boards }),
    aProgram({ id: 'f2', title: '120-2024 | 11', leaderboards: [{ id: 'b11', name: 'Round 11' }] }),
    aProgram({ id: 'f3', title: '120-2023 | 10', leaderboards: [{ id: 'theirs', name: 'Season 2023' }] }),
  ]
  for (const program of [listed, theirs, single]) client.setQueryData(keys.program(program.id), program)
  expect(cachedBoards(client, tournamentById('120-2024').tournament)).toEqual([
    ...boards,
    { id: 'b11', name: 'Round 11' },
  ])
})
