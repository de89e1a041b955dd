import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { Standing } from '@touchline/game-rules'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { cacheRound } from '../../../test/cached-matches.ts'
import { aFixture } from '../../../test/makers.ts'
import { GameContext } from '../../launch/game.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { OwnPlace } from './own-place.tsx'

afterEach(cleanup)

const ANN: Standing = { playerId: 'fan', nickname: 'Ann', rank: 23, points: 41 }

function placeWith(standing: Standing | null | undefined, roundId = '10') {
  const client = createQueryClient()
  cacheRound(client, '120-2024 | 10', [{ id: 'b10', name: 'Round 10' }])
  client.setQueryData(keys.ownStanding('b10'), standing)
  const { container } = render(
    <QueryClientProvider client={client}>
      <GameContext value={aGame()}>
        <OwnPlace fixture={aFixture({ roundId })} />
      </GameContext>
    </QueryClientProvider>,
  )
  return { text: container.textContent, isReading: client.isFetching() > 0 }
}

it('has the rank that was read of the board of the round', () => {
  expect(placeWith(ANN).text).toBe('#23 in Round 10')
})

it.each([
  ['the standing was not read', undefined, '10'],
  ['the player is not on the board', null, '10'],
  ['the round is not known', ANN, '99'],
])('has nothing and requests nothing when %s', (_why, standing, roundId) => {
  expect(placeWith(standing, roundId)).toEqual({ text: '', isReading: false })
})
