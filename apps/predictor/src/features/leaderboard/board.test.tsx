import { fireEvent, render, screen } from '@testing-library/react'
import { anEntry } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { Board } from './board.tsx'
import { leaderboardCopy } from './leaderboard-copy.ts'

function showBoard(boardId: string | undefined) {
  Element.prototype.scrollIntoView = () => undefined
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

const standing = (rank: number) => ({ playerId: `p${rank}`, nickname: '', rank, points: 0 })
const entry = (rank: number) => anEntry({ rank, profile_id: `p${rank}`, profile_nickname: `Player ${rank}` })
const page = (start: number) => ({
  start,
  entries: [entry(start + 1), entry(start + 2)],
  total: 500,
  nextStart: undefined,
})

it('keeps the names around a player while those around a new rank are read', async () => {
  const client = showBoard('b1')
  client.setQueryData(keys.board('b1'), { pages: [page(0)], pageParams: [0] })
  client.setQueryData(keys.ownStanding('b1'), standing(161))
  client.setQueryData(keys.boardAround('b1', 135), page(135))
  fireEvent.click(await screen.findByRole('button', { name: /^Around me/ }))
  expect(screen.getByText('Player 137')).toBeDefined()
  client.setQueryData(keys.ownStanding('b1'), standing(121))
  expect(await screen.findByText('#121')).toBeDefined()
  expect(screen.getByText('Player 137')).toBeDefined()
})
