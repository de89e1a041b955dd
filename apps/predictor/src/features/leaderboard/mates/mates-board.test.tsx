import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aGame } from '../../../../test/launched-game.ts'
import { boardOfLink, MATES_LIMITS, type MatesBoard, matesLink, useMatesBoards } from './mates-board.ts'

const BOARD: MatesBoard = { id: 'b1', name: 'Pub & “team” 🏉', memberIds: ['ann', 'bob'] }
const PLACE = { tournamentId: '120-2024', origin: 'https://game.example' }
const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}-${'a'.repeat(34)}`)

function boardsOf(stored?: string) {
  const game = aGame()
  if (stored !== undefined) game.playerStore().write(['matesBoards'], stored)
  return renderHook(useMatesBoards, inGame({ game })).result
}

it('adds, changes and removes a board, and keeps the order', () => {
  const boards = boardsOf()
  const [other, changed] = [
    { ...BOARD, id: 'b2' },
    { ...BOARD, memberIds: ['ann'] },
  ]
  for (const board of [BOARD, other, changed]) act(() => boards.current.put(board))
  expect(boards.current.boards).toEqual([changed, other])
  act(() => boards.current.remove('b1'))
  expect(boards.current.boards).toEqual([other])
})

it.each([
  ['nothing that it can read', '', []],
  ['no list', '{}', []],
  ['a board that it cannot read, and another one', JSON.stringify([{ id: 'b1' }, BOARD]), [BOARD]],
])('has the boards that it can read when the device has stored %s', (_what, stored, boards) => {
  expect(boardsOf(stored).current.boards).toEqual(boards)
})

function linked(board: MatesBoard, shareUrl?: string): URL {
  return new URL(matesLink({ basePath: '/play/', shareUrl }, board, PLACE))
}

it.each([
  ['the leaderboards', undefined, 'https://game.example/play/home/leaderboard?'],
  ['the page that the deployment names', 'https://club.example/play?x=1', 'https://club.example/play?x=1&'],
])('links to %s with the board in the fragment, and nothing else of the player', (_what, shareUrl, start) => {
  const { href, hash } = linked(BOARD, shareUrl)
  expect(href).toBe(`${start}tournamentId=120-2024${hash}`)
  expect(boardOfLink(hash)).toEqual(BOARD)
})

it('links as many members as a board may have, with long ids', () => {
  const board = { ...BOARD, memberIds: ids(MATES_LIMITS.members) }
  const { href, hash } = linked(board)
  expect(href.length).toBeLessThan(2500)
  expect(boardOfLink(hash)).toEqual(board)
})

it.each(['', '#', '#top', '#board=b1'])('reads no board from the address part %j', (hash) => {
  expect(boardOfLink(hash)).toBeUndefined()
})

it.each([
  '#mates=2&board=b1&name=A&ids=ann',
  '#mates=',
  '#mates=1',
  '#mates=1&board=b1&name=Cut',
  '#mates=1&board=b1&name=&ids=ann',
  '#mates=1&board=b1&name=%E2%80%8B&ids=ann',
  '#mates=1&board=b1&name=A%E2%80%AEB&ids=ann',
  `#mates=1&board=b1&name=${'A'.repeat(31)}&ids=ann`,
  '#mates=1&board=b1&name=A&ids=ann..bob',
  '#mates=1&board=b1&name=A&ids=../../x',
  '#mates=1&board=%3Cb%3E&name=A&ids=ann',
  `#mates=1&board=b1&name=A&ids=${ids(MATES_LIMITS.members + 1).join('.')}`,
])('reports a link that it cannot read: %s', (hash) => {
  expect(boardOfLink(hash)).toBe('unreadable')
})

it('reads a member that is named twice once', () => {
  expect(boardOfLink('#mates=1&board=b1&name=A&ids=ann.bob.ann')).toMatchObject({ memberIds: ['ann', 'bob'] })
})
