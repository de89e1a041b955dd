import { describe, expect, it } from 'vitest'
import { aMatchSeries, aTournament, at } from '../../test/makers.ts'
import { BOARD_KINDS } from './board.ts'
import { emptyBoardText, leaderboardLabel, leaderboardTitle } from './board-text.ts'

describe('emptyBoardText', () => {
  it('returns the specified text for an empty board, with the leading space', () => {
    expect(emptyBoardText('Round 10')).toBe(' Leaderboard will be calculated once Round 10 is complete')
  })
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
    [true, true, { at: undefined }, 'Match Leaderboard'],
  ])(
    'contain a date depending on the flags %s and %s: %o',
    (showLeaderboardTitleWithDate, showShortDate, options, title) => {
      const series = aMatchSeries({ showLeaderboardTitleWithDate, showShortDate })
      expect(leaderboardTitle(series, 'round', options)).toBe(title)
    },
  )

  it('contain no date when none is given', () => {
    expect(leaderboardTitle(aMatchSeries(), 'season')).toBe('Season Leaderboard')
  })
})
