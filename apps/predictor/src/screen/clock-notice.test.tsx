import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { launchedGame } from '../../test/launched-game.ts'
import { ClockNotice } from './clock-notice.tsx'

const DAY_MS = 86_400_000
const PLATFORM = 'https://platform.example.com/api/v1/'

function textWith(clockSkewMs: number | undefined, endpoint: string): string | null {
  const { game } = launchedGame()
  const engagement = Object.defineProperties(Object.create(game.engagement), {
    clockSkewMs: { value: clockSkewMs },
    endpoint: { value: endpoint },
  })
  render(<ClockNotice />, inGame({ game: { ...game, engagement } }))
  return screen.queryByText(/clock/)?.textContent ?? null
}

it.each([
  ['no response named the time', undefined, PLATFORM],
  ['the clock is off by five seconds', 5000, PLATFORM],
  ['the clock is a little behind', -4000, PLATFORM],
  ['the sandbox simulates another year', 366 * DAY_MS, 'http://localhost:4100/api/v1/'],
  ['the sandbox simulates another year', 2 * 365 * DAY_MS, 'http://127.0.0.1:4100/api/v1/'],
])('shows nothing when %s (%s ms, platform at %s)', (_condition, skewMs, endpoint) => {
  expect(textWith(skewMs, endpoint)).toBeNull()
})

it.each([
  [6000, PLATFORM, 'about 6 seconds ahead'],
  [-61_000, PLATFORM, 'about 1 minute behind'],
  [7_200_000, PLATFORM, 'about 2 hours ahead'],
  [-90_000_000, PLATFORM, 'about 1 day behind'],
  [365 * DAY_MS, 'http://localhost:4100/api/v1/', 'about 365 days ahead'],
  [3 * 365 * DAY_MS, PLATFORM, 'about 1095 days ahead'],
  [-20 * 365 * DAY_MS, PLATFORM, 'about 7300 days behind'],
])(
  'shows by how much a clock is wrong, and which time applies (%d ms, platform at %s)',
  (skewMs, endpoint, words) => {
    expect(textWith(skewMs, endpoint)).toBe(
      `Your device's clock is ${words}. Closing times here use the game's clock.`,
    )
  },
)
