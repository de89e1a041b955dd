import { renderHook } from '@testing-library/react'
import { type BoardKind, roundsToShow, startingRound } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { cacheEmptyRound, cacheRound } from '../../../test/makers.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { useChosenBoard } from './chosen-board.ts'

const SEASON = { id: 'season-board', name: 'Season 2024' }
const ROUND = { id: 'round-board', name: 'Round 10' }
const game = aGame()
const { tournament } = game.entry

function choose(kind: BoardKind, round: string, client = createQueryClient()) {
  const path = `/home/leaderboard?round=${round}`
  return renderHook(() => useChosenBoard(kind), inGame({ game, client, path }))
}

it("is the season's if the matches of the current round name it, whatever round is selected", () => {
  const client = createQueryClient()
  cacheEmptyRound(client, '120-2024 | 1')
  const current = startingRound(tournament, game.engagement.now())
  cacheRound(client, `120-2024 | ${current?.id}`, [ROUND, SEASON])
  expect(choose('season', '1', client).result.current.boardId).toBe(SEASON.id)
  expect(choose('round', '1', client).result.current.boardId).toBeUndefined()
})

it('leads from a round to the ones before and after it, and past neither end', () => {
  const ids = roundsToShow(tournament).map(({ id }) => id)
  const neighbours = (id: string | undefined) => {
    const { previousId, nextId } = choose('round', id ?? '').result.current
    return [previousId, nextId]
  }
  expect(neighbours(ids[0])).toEqual([undefined, ids[1]])
  expect(neighbours(ids[1])).toEqual([ids[0], ids[2]])
  expect(neighbours(ids.at(-1))).toEqual([ids.at(-2), undefined])
})
