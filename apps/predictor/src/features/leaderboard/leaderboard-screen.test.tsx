import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { cacheRound } from '../../../test/makers.ts'
import { tournamentById } from '../../config/tournaments.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { LeaderboardScreen } from './leaderboard-screen.tsx'

it.each([
  ['round', 'Match Series 2024', 'the match'],
  ['season', undefined, 'the tournament'],
])(
  'writes a whole sentence for an empty board of the %s, of a tournament without matches called %s',
  (kind, name, what) => {
    const { tournament } = tournamentById('match-series-2024')
    const client = createQueryClient()
    cacheRound(client, tournament.id, [], [])
    render(<LeaderboardScreen />, inGame({ game: aGame({ tournament: { ...tournament, name } }), client }))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: kind } })
    expect(screen.getByText(`Leaderboard will be calculated once ${what} is complete`)).toBeDefined()
  },
)

it('reads the board of the selected match when the tournament has no rounds', () => {
  const game = aGame(tournamentById('match-series-2024'))
  const client = createQueryClient()
  const boardOf = (id: string) => [{ id: `board-of-${id}`, name: 'Match' }]
  cacheRound(client, game.entry.tournament.id, boardOf, ['f1', 'f2'])
  render(<LeaderboardScreen />, inGame({ game, client, path: '/home/leaderboard?round=f2' }))
  expect(client.getQueryState(keys.board('board-of-f2'))).toBeDefined()
  expect(client.getQueryState(keys.board('board-of-f1'))).toBeUndefined()
})
