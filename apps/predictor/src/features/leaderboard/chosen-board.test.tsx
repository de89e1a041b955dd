import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { PRE_SEASON_ROUND, startingRound } from '@touchline/game-rules'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { cacheRound } from '../../../test/cached-matches.ts'
import { GameContext } from '../../launch/game.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { stopsOf, useSeasonBoard } from './chosen-board.ts'

const SEASON = { id: 'season-board', name: 'Season 2024' }
const ROUND = { id: 'round-board', name: 'Round 10' }

it("is that of the current round's matches if no match that was read names it", () => {
  const game = aGame()
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <GameContext value={game}>{children}</GameContext>
    </QueryClientProvider>
  )
  const { result, rerender } = renderHook(() => useSeasonBoard({ isWanted: true }), { wrapper })
  expect(result.current).toMatchObject({ board: undefined, read: { isLoading: true } })
  const current = startingRound(game.entry.tournament, game.engagement.now())
  cacheRound(client, `120-2024 | ${current?.id}`, [ROUND, SEASON])
  rerender()
  expect(result.current.board?.id).toBe(SEASON.id)
})

const rounds = [
  PRE_SEASON_ROUND,
  ...[1, 2].map((round) => ({ id: `r${round}`, label: `Round ${round}`, round })),
]

function neighboursOf(id: string | undefined) {
  const selected = rounds.find((round) => round.id === id)
  const { previousId, nextId } = stopsOf({ roundBased: true }, [], { rounds, selected, selectedId: id })
  return [previousId, nextId]
}

it.each([
  ['0', undefined, 'r1'],
  ['r1', '0', 'r2'],
  ['r2', 'r1', undefined],
  [undefined, undefined, undefined],
])('leads from round %s back to %s and on to %s', (id, previous, next) => {
  expect(neighboursOf(id)).toEqual([previous, next])
})
