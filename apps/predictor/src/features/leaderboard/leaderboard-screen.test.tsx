import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { cacheEmptyRound, cacheRound } from '../../../test/makers.ts'
import { tournamentById } from '../../config/tournaments.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { LeaderboardScreen } from './leaderboard-screen.tsx'

function showWithoutFixtures(name: string | undefined) {
  const { tournament } = tournamentById('match-series-2024')
  const game = aGame({ tournament: { ...tournament, name } })
  const client = createQueryClient()
  cacheEmptyRound(client, tournament.id)
  render(<LeaderboardScreen />, inGame({ game, client }))
}

it('writes a whole sentence for an empty board when a tournament without rounds has no match yet', () => {
  showWithoutFixtures('Match Series 2024')
  expect(screen.getByText('Leaderboard will be calculated once the match is complete')).toBeDefined()
})

it('writes a whole sentence for an empty season board when the tournament has no name', () => {
  showWithoutFixtures(undefined)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'season' } })
  expect(screen.getByText('Leaderboard will be calculated once the tournament is complete')).toBeDefined()
})

it('reads the board of the selected match when the tournament has no rounds', () => {
  const game = aGame(tournamentById('match-series-2024'))
  const client = createQueryClient()
  const boardOf = (id: string) => [{ id: `board-of-${id}`, name: 'Match' }]
  cacheRound(client, game.entry.tournament.id, boardOf, ['f1', 'f2'])
  render(<LeaderboardScreen />, inGame({ game, client, path: '/home/leaderboard?round=f2' }))
  expect(client.getQueryState(keys.board('board-of-f2'))).toBeDefined()
  expect(client.getQueryState(keys.board('board-of-f1'))).toBeUndefined()
})
