import { expect, it } from 'vitest'
import { aGame } from '../../../../test/launched-game.ts'
import { MATES_LIMITS, type MatesBoard, matesBoardsFrom, matesBoardsOf } from './mates-store.ts'

const board = (more: Partial<MatesBoard> = {}): MatesBoard => ({
  id: 'b1',
  name: 'Pub team',
  memberIds: ['ann'],
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

it('adds, changes and removes a board, and keeps the order', () => {
  const boards = matesBoardsOf(aGame().playerStore())
  const [other, changed] = [board({ id: 'b2' }), board({ memberIds: ['ann', 'bob'] })]
  boards.put(board())
  boards.put(other)
  boards.put(changed)
  expect(boards.read()).toEqual([changed, other])
  boards.remove('b1')
  expect(boards.read()).toEqual([other])
})
