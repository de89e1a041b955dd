import { describe, expect, it } from 'vitest'
import { aMatchSeries, aTournament, at } from '../../test/makers.ts'
import {
  BOARD_KINDS,
  type BoardKind,
  boardState,
  chooseBoard,
  emptyBoardText,
  leaderboardLabel,
  leaderboardTitle,
} from './board.ts'

const boards = (...names: string[]) => names.map((name, index) => ({ id: `b${index}`, name }))

describe('chooseBoard', () => {
  it.each<[BoardKind, string[], string | undefined, string]>([
    ['season', ['Round 10', 'Season 2024'], 'b1', 'the word season'],
    ['season', ['Season A', 'Season B'], 'b0', 'the first of several'],
    ['season', ['Round 10', 'SEASON'], 'b1', 'in any case, at the end'],
    ['season', ['2024 season leaderboard'], 'b0', 'in the middle'],
    ['season', ['Pre-season', 'Preseason cup', 'Season'], 'b2', 'only as a whole word'],
    ['season', ['Seasonal', 'Seasons'], undefined, 'not as a part of another word'],
    ['season', ['Round 10', 'Global'], undefined, 'none'],
    ['season', [], undefined, 'no boards'],
    ['round', ['Season 2024', 'Round 10'], 'b1', 'neither season nor global'],
    ['round', ['Global', 'Season', 'Match day 3'], 'b2', 'neither season nor global'],
    ['round', ['Pre-season', 'Round 1'], 'b1', 'neither, not even as a part of a word'],
    [
      'round',
      ['Season 2024', 'Pre-season'],
      'b1',
      'if every name contains one of them: not as a separate word',
    ],
    ['round', ['Season 2024', 'Global'], undefined, 'none'],
    ['round', [], undefined, 'no boards'],
  ])('chooses the board $2 for the $0 among $1: $3', (kind, names, id, _why) => {
    expect(chooseBoard(boards(...names), kind)?.id).toBe(id)
  })

  it.each(BOARD_KINDS)('prefers the configured id for the %s, whatever the names are', (kind) => {
    expect(chooseBoard(boards('Season', 'Round 1'), kind, 'given')?.id).toBe('given')
    expect(chooseBoard([], kind, 'given')?.id).toBe('given')
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
  ])('is $2 for $1 entries when hasFailed is $0', (hasFailed, count, state) => {
    expect(boardState({ hasFailed, count })).toBe(state)
  })
})

it('emptyBoardText returns the specified text, with the leading space', () => {
  expect(emptyBoardText('Round 10')).toBe(' Leaderboard will be calculated once Round 10 is complete')
})

describe('the names of the boards', () => {
  it('are read from the tournament', () => {
    expect(BOARD_KINDS.map((kind) => leaderboardLabel(aTournament(), kind))).toEqual([
      'Round Leaderboard',
      'Season Leaderboard',
    ])
    expect(leaderboardLabel(aMatchSeries(), 'round')).toBe('Match Leaderboard')
  })

  const day = { at: at('2024-10-12T19:00:00Z'), timeZone: 'UTC' }
  it.each([
    [false, false, day, 'Match Leaderboard'],
    [false, true, day, 'Match Leaderboard'],
    [true, true, day, 'Match Leaderboard, Oct 12'],
    [true, false, day, 'Match Leaderboard, Oct 12, 2024'],
    [true, true, undefined, 'Match Leaderboard'],
  ])(
    'contain a date depending on the flags %s and %s: %o',
    (showLeaderboardTitleWithDate, showShortDate, options, title) => {
      const series = aMatchSeries({ showLeaderboardTitleWithDate, showShortDate })
      expect(leaderboardTitle(series, 'round', options)).toBe(title)
    },
  )
})
