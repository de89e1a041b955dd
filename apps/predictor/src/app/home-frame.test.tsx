import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aGame } from '../../test/launched-game.ts'
import { type TournamentEntry, tournamentById } from '../config/tournaments.ts'
import { GameContext } from '../launch/game.ts'
import { UnknownRoundNotice } from './home-frame.tsx'

const log = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  log.mockReset()
})

function showAt(round: string, entry: TournamentEntry = tournamentById('120-2023')): void {
  render(
    <MemoryRouter initialEntries={[`/home?round=${round}`]}>
      <Link to="/home?round=3">Round 3</Link>
      <GameContext value={aGame(entry)}>
        <UnknownRoundNotice />
      </GameContext>
    </MemoryRouter>,
  )
}

it('names the round that is shown when the address names an unknown one, and logs the specified error', () => {
  showAt('99')
  expect(
    screen.getByText(/^That round is not part of this tournament\. Here is (Round \d+|.*Finals?)\.$/),
  ).toBeDefined()
  expect(log.mock.calls.flat().join(' ')).toContain('MatchWeek: 99 data not found in config')
  act(() => screen.getByText('Round 3').click())
  expect(screen.queryByText(/not part of this tournament/)).toBeNull()
})

it('shows and logs nothing for a known round', () => {
  showAt('10')
  expect(screen.queryByText(/not part of this tournament/)).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

it('shows nothing in a tournament without rounds, where the parameter names a fixture', () => {
  showAt('match-7', tournamentById('match-series-2024'))
  expect(screen.queryByText(/not part of this tournament/)).toBeNull()
})
