import { fireEvent, render, screen } from '@testing-library/react'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { cacheEmptyRound } from '../../../test/makers.ts'
import { tournamentById } from '../../config/tournaments.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { LeaderboardScreen } from './leaderboard-screen.tsx'

function Elsewhere() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  )
}

function showWithoutFixtures(name: string | undefined) {
  const { tournament } = tournamentById('match-series-2024')
  const game = aGame({ tournament: { ...tournament, name } })
  const client = createQueryClient()
  cacheEmptyRound(client, tournament.id)
  render(
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path="/" element={<LeaderboardScreen />} />
        <Route path="/elsewhere" element={<Elsewhere />} />
      </Routes>
    </>,
    inGame({ game, client }),
  )
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

it('shows the board of the season again when the player comes back to it', async () => {
  showWithoutFixtures('Match Series 2024')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'season' } })
  expect(screen.getByText(/once Match Series 2024 is complete/)).toBeDefined()
  fireEvent.click(screen.getByText('elsewhere'))
  fireEvent.click(await screen.findByText('back'))
  expect(await screen.findByText(/once Match Series 2024 is complete/)).toBeDefined()
})
