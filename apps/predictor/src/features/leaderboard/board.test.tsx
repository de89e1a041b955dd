import { act, fireEvent, render, screen } from '@testing-library/react'
import { anEntry } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { seenNumbersOf } from '../../device/player-records.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { Board } from './board.tsx'
import { leaderboardCopy } from './leaderboard-copy.ts'

function showBoard(boardId: string, game = aGame()) {
  const client = createQueryClient()
  render(<Board boardId={boardId} title="Round 10" emptyText="" />, inGame({ game, client }))
  return client
}

const unranked = () => screen.queryByText(leaderboardCopy.notRanked)

it('names a player whose nickname has no visible character as the table does', async () => {
  const client = showBoard('b1')
  client.setQueryData(keys.player(), { id: 'p137abcdef', nickname: '\u200b' })
  expect(await screen.findByTitle('Player p137ab')).toBeDefined()
})

it('calls a player unranked only after the board was read and does not list them', async () => {
  const client = showBoard('b1')
  expect(unranked()).toBeNull()
  client.setQueryData(keys.ownStanding('b1'), null)
  expect(await screen.findByText(leaderboardCopy.notRanked)).toBeDefined()
})

it('keeps the ranks of the last visit until the current ones are read', async () => {
  const game = aGame()
  const seen = seenNumbersOf(game.playerStore(), 'seenRanks')
  seen.write('b1', new Map([['p1', 2]]))
  const client = showBoard('b1', game)
  expect(seen.read('b1')).toEqual(new Map([['p1', 2]]))
  client.setQueryData(keys.board('b1'), { pages: [page(0)], pageParams: [0] })
  expect((await screen.findByRole('row', { name: /Player 1/ })).textContent).toContain('up 1')
  expect(seen.read('b1')?.get('p1')).toBe(1)
})

const standing = (rank: number) => ({ playerId: 'p137', nickname: '', rank, points: 0 })
const entry = (rank: number) => anEntry({ rank, profile_id: `p${rank}`, profile_nickname: `Player ${rank}` })
const page = (start: number, before = start) => ({
  start,
  entries: [entry(before + 1), entry(before + 2)],
  total: 500,
  nextStart: undefined,
})

interface Facts {
  readonly game?: ReturnType<typeof aGame>
  readonly own?: ReturnType<typeof standing>
  /** Undefined for neighbours that are being read. */
  readonly around?: ReturnType<typeof page> | undefined
}

/** Shows the board to a player with rank 161, and goes to them. `rows` is where it scrolled to. */
async function goAround(facts: Facts = {}) {
  const { game = aGame(), own = standing(161), around } = { around: page(135), ...facts }
  const client = showBoard('b1', game)
  const rows: (string | undefined)[] = []
  Element.prototype.scrollIntoView = function () {
    rows.push(this.querySelector('[title]')?.textContent)
  }
  client.setQueryData(keys.board('b1'), { pages: [page(0)], pageParams: [0] })
  client.setQueryData(keys.ownStanding('b1'), own)
  if (around) client.setQueryData(keys.board('b1', 135), { pages: [around], pageParams: [135] })
  fireEvent.click(await screen.findByRole('button', { name: /^Around me/ }))
  return { client, rows }
}

it('scrolls to the player among the names around them, and back to the first name of the board', async () => {
  const { rows } = await goAround()
  expect(rows).toEqual(['Player 137'])
  fireEvent.click(screen.getByRole('button', { name: /^Top/ }))
  expect(rows).toEqual(['Player 137', 'Player 1'])
})

it('scrolls to the first name with the rank of a player who is further down than what was read, and remembers their rank', async () => {
  const game = aGame()
  const { rows } = await goAround({
    game,
    own: { ...standing(161), playerId: 'own' },
    around: page(135, 159),
  })
  expect(rows).toEqual(['Player 161'])
  expect(seenNumbersOf(game.playerStore(), 'seenRanks').read('b1')?.get('own')).toBe(161)
})

it('keeps the first names of the board until those around the player are read, and then scrolls to the player', async () => {
  const { client, rows } = await goAround({ around: undefined })
  expect(screen.getByText('Player 1')).toBeDefined()
  expect(rows).toEqual([])
  act(() => void client.setQueryData(keys.board('b1', 135), { pages: [page(135)], pageParams: [135] }))
  expect(await screen.findByText('Player 137')).toBeDefined()
  expect(rows).toEqual(['Player 137'])
})

it('keeps the names around a player while those around a new rank are read', async () => {
  const { client } = await goAround()
  expect(screen.getByText('Player 137')).toBeDefined()
  expect(screen.getByText(/#136 on points/)).toBeDefined()
  client.setQueryData(keys.ownStanding('b1'), standing(121))
  expect(await screen.findByText('#121')).toBeDefined()
  expect(screen.getByText('Player 137')).toBeDefined()
  expect(screen.queryByText(/#136 on points/)).toBeNull()
})
