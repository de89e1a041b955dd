import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { GameProvider } from '../launch/game-provider.tsx'
import { ClockNotice } from './clock-notice.tsx'

afterEach(cleanup)

const TWO_YEARS_MS = 2 * 365 * 86_400_000

function shownWith(clockSkewMs: number, endpoint = 'https://platform.example.com/api/v1/') {
  const { game } = launchedGame()
  const engagement = Object.defineProperties(Object.create(game.engagement), {
    clockSkewMs: { value: clockSkewMs },
    endpoint: { value: endpoint },
  })
  render(
    <GameProvider game={{ ...game, engagement }}>
      <ClockNotice />
    </GameProvider>,
  )
}

it("shows which time applies when the device's clock is wrong", () => {
  shownWith(180_000)
  expect(screen.getByText(/clock is about 3 minutes ahead\. .* that one counts\./)).toBeTruthy()
})

it('shows nothing when the clock is right', () => {
  shownWith(-1200)
  expect(screen.queryByText(/clock/)).toBeNull()
})

it('shows a notice when the clock has a wrong year', () => {
  shownWith(TWO_YEARS_MS)
  expect(screen.getByText(/clock is about 730 days ahead/)).toBeTruthy()
})

it.each(['http://localhost:4100/api/v1/', 'http://127.0.0.1:4100/api/v1/'])(
  'shows nothing while the sandbox at %s simulates another year',
  (endpoint) => {
    shownWith(TWO_YEARS_MS, endpoint)
    expect(screen.queryByText(/clock/)).toBeNull()
  },
)
