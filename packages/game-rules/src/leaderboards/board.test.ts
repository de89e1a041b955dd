import { describe, expect, it } from 'vitest'
import { BOARD_KINDS, type BoardKind, boardState, pickBoard } from './board.ts'

const boards = (...names: string[]) => names.map((name, place) => ({ id: `b${place}`, name }))

describe('pickBoard', () => {
  it.each<[BoardKind, string[], string | undefined, string]>([
    ['season', ['Round 10', 'Season 2024'], 'b1', 'the word season'],
    ['season', ['Round 10', 'SEASON'], 'b1', 'in any case, at the end'],
    ['season', ['2024 season leaderboard'], 'b0', 'in the middle'],
    ['season', ['Pre-season', 'Preseason cup', 'Season'], 'b2', 'only as a whole word'],
    ['season', ['Seasonal', 'Seasons'], undefined, 'not as a part of another word'],
    ['season', ['Round 10', 'Global'], undefined, 'none'],
    ['season', [], undefined, 'no boards'],
    ['round', ['Season 2024', 'Round 10'], 'b1', 'neither season nor global'],
    ['round', ['Global', 'Season', 'Match day 3'], 'b2', 'neither season nor global'],
    ['round', ['Pre-season', 'Round 1'], 'b1', 'neither, not even within a word'],
    ['round', ['Season 2024', 'Pre-season'], 'b1', 'where every name has one of them: not as a word'],
    ['round', ['Season 2024', 'Global'], undefined, 'none'],
    ['round', [], undefined, 'no boards'],
  ])('for the %s chooses among %j the board %s: %s', (kind, names, id, _why) => {
    expect(pickBoard(boards(...names), kind)?.id).toBe(id)
  })

  it('takes the first of several and says that there are', () => {
    expect(pickBoard(boards('Season A', 'Season B'), 'season')).toEqual({ id: 'b0', isAmbiguous: true })
    expect(pickBoard(boards('Season A', 'Round B'), 'season')).toEqual({ id: 'b0', isAmbiguous: false })
  })

  it('does not call one board that is listed twice ambiguous', () => {
    const twice = [...boards('Round 1'), ...boards('Round 1')]
    expect(pickBoard(twice, 'round')).toEqual({ id: 'b0', isAmbiguous: false })
  })

  it.each(BOARD_KINDS)('lets the configured id win for the %s, whatever the names are', (kind) => {
    expect(pickBoard(boards('Season', 'Round 1'), kind, 'given')).toEqual({ id: 'given', isAmbiguous: false })
    expect(pickBoard([], kind, 'given')?.id).toBe('given')
  })
})

describe('boardState', () => {
  it.each([
    [false, undefined, 'loading'],
    [true, undefined, 'failed'],
    [false, 0, 'empty'],
    [true, 0, 'failed'],
    [false, 1, 'filled'],
    [true, 50, 'filled'],
  ])('failed %s with %s lines is %s', (hasFailed, count, state) => {
    expect(boardState({ hasFailed, count })).toBe(state)
  })
})
