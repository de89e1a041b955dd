import { expect, it } from 'vitest'
import {
  MATES_LIMITS,
  type MatesBoard,
  matesBoardsFrom,
  mergedMatesBoards,
  withChangedBoard,
} from './mates-boards.ts'

const board = (more: Partial<MatesBoard> = {}): MatesBoard => ({
  id: 'b1',
  name: 'Pub team',
  memberIds: ['ann'],
  changedAt: 1000,
  ...more,
})

it.each<[string, unknown]>([
  ['no list', { b1: board() }],
  ['a board without members', [{ ...board(), memberIds: undefined }]],
  ['an id that is not one', [board({ memberIds: ['<b>'] })]],
  ['an invisible name', [board({ name: '\u200b' })]],
  ['too many members', [board({ memberIds: Array.from({ length: MATES_LIMITS.members + 1 }, () => 'ann') })]],
])('reads no board from %s', (_what, list) => {
  expect(matesBoardsFrom(list)).toEqual([])
})

it('reads the other boards next to one that is not readable', () => {
  expect(matesBoardsFrom([{}, board()])).toEqual([board()])
})

it('keeps of two copies of a board the one that was changed last, in either order', () => {
  const newer = board({ memberIds: ['ann', 'bob'], changedAt: 2000 })
  const other = board({ id: 'b2' })
  expect(mergedMatesBoards([board(), other], [newer])).toEqual([newer, other])
  expect(mergedMatesBoards([newer], [other, board()])).toEqual([newer, other])
})

it('does not bring a board back that was left on another device', () => {
  const left = board({ isLeft: true, changedAt: 2000 })
  expect(mergedMatesBoards([board()], [left])).toEqual([left])
})

it("keeps a change of a board although the estimate of the platform's time has gone back", () => {
  expect(withChangedBoard([board()], board({ isLeft: true }), 900)).toEqual([
    board({ isLeft: true, changedAt: 1001 }),
  ])
})

it('adds a board that is not known', () => {
  expect(withChangedBoard([], board(), 900)).toEqual([board({ changedAt: 900 })])
})
