import { expect, it } from 'vitest'
import { matesInvitation, matesLink } from './mates-link.ts'
import { MATES_LIMITS } from './mates-store.ts'

const BOARD = { id: 'b1', name: 'Pub & “team” 🏉', memberIds: ['ann', 'bob'] }
const PLACE = { tournamentId: '120-2024', origin: 'https://game.example' }
const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}-${'a'.repeat(34)}`)

function linked(board: typeof BOARD, shareUrl?: string): URL {
  return new URL(matesLink({ basePath: '/play/', shareUrl }, board, PLACE))
}

it('has the board in the fragment and nothing else of the player', () => {
  const link = linked(BOARD)
  expect(link.origin + link.pathname + link.search).toBe(
    'https://game.example/play/home/leaderboard?tournamentId=120-2024',
  )
  expect(matesInvitation(link.hash)).toEqual({ kind: 'board', board: BOARD })
})

it('leads to the page of the deployment if it names one', () => {
  const link = linked(BOARD, 'https://club.example/predictor?x=1')
  expect(link.origin + link.pathname + link.search).toBe(
    'https://club.example/predictor?x=1&tournamentId=120-2024',
  )
  expect(matesInvitation(link.hash)).toEqual({ kind: 'board', board: BOARD })
})

it('carries as many members as a board may have, with long ids', () => {
  const board = { ...BOARD, memberIds: ids(MATES_LIMITS.members) }
  const { href, hash } = linked(board)
  expect(href.length).toBeLessThan(2500)
  expect(matesInvitation(hash)).toEqual({ kind: 'board', board })
})

it.each(['', '#', '#top', '#board=b1'])('takes no invitation from %j', (hash) => {
  expect(matesInvitation(hash)).toBeUndefined()
})

it.each([
  ['newer', '#mates=2&anything'],
  ['broken', '#mates='],
  ['broken', '#mates=1'],
  ['broken', '#mates=x&board=b1&name=A&ids=ann'],
  ['broken', '#mates=1&board=b1&name=&ids=ann'],
  ['broken', '#mates=1&board=b1&name=%E2%80%8B&ids=ann'],
  ['broken', '#mates=1&board=b1&name=A%E2%80%AEB&ids=ann'],
  ['broken', `#mates=1&board=b1&name=${'A'.repeat(31)}&ids=ann`],
  ['broken', '#mates=1&board=b1&name=A&ids=ann..bob'],
  ['broken', '#mates=1&board=b1&name=A&ids=../../x'],
  ['broken', '#mates=1&board=%3Cb%3E&name=A&ids=ann'],
  ['broken', `#mates=1&board=b1&name=A&ids=${ids(200).join('.')}`],
  ['too-many', `#mates=1&board=b1&name=A&ids=${ids(MATES_LIMITS.members + 1).join('.')}`],
])('calls it %s: %s', (reason, hash) => {
  expect(matesInvitation(hash)).toEqual({ kind: 'unreadable', reason })
})

it('reads a member that is named twice once', () => {
  const read = matesInvitation('#mates=1&board=b1&name=A&ids=ann.bob.ann')
  expect(read).toMatchObject({ board: { memberIds: ['ann', 'bob'] } })
})
