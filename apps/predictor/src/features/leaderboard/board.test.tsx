import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { Board } from './board.tsx'
import { leaderboardCopy } from './leaderboard-copy.ts'

function showBoard(boardId: string | undefined) {
  const client = createQueryClient()
  render(<Board boardId={boardId} title="Round 10" emptyText="" />, inGame({ client }))
  return client
}

const unranked = () => screen.queryByText(leaderboardCopy.notRanked)

it('calls a player unranked only after the board was read and does not list them', async () => {
  const client = showBoard('b1')
  expect(unranked()).toBeNull()
  client.setQueryData(keys.ownStanding('b1'), null)
  expect(await screen.findByText(leaderboardCopy.notRanked)).toBeDefined()
})

it('calls a player unranked when there is no board yet', () => {
  showBoard(undefined)
  expect(unranked()).not.toBeNull()
})
