import { aProgram } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { aGame } from '../../test/a-game.ts'
import { boardsRead } from './leaderboards.ts'

it("gives the boards of every match that was read, and none of another tournament's", () => {
  const game = aGame()
  const boards = [
    { id: 'round-board', name: 'Round 10' },
    { id: 'season-board', name: 'Season 2024' },
  ]
  game.programs.set('f1', aProgram({ title: '120-2024 | 10', leaderboards: boards }))
  game.programs.set('f2', aProgram({ title: '120-2024 | 11' }))
  const theirs = [{ id: 'theirs', name: 'Season 2023' }]
  game.programs.set('f3', aProgram({ title: '120-2023 | 10', leaderboards: theirs }))
  expect(boardsRead(game, game.entry.tournament)).toEqual(boards)
})
