import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { type RealtimeConnection, RealtimeError } from '@touchline/engagement-sdk/realtime'
import { expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { aGame } from '../../test/launched-game.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import * as connection from '../queries/connection.ts'
import { realtimeState } from '../queries/realtime.ts'
import { UpdatesNotice } from './updates-notice.tsx'

const FAILURE = new RealtimeError('gone', { category: 'network' })

interface Setup {
  readonly isAwaiting?: boolean
  /** @default the timelines are polled */
  readonly connection?: RealtimeConnection
  readonly accessToken?: string
}

/** Renders the notice, and returns whether it says that updates may be slow. */
function isSlow({
  isAwaiting = true,
  connection = { phase: 'polling' },
  accessToken = 'fan-token',
}: Setup = {}) {
  const { launch, ...services } = aGame()
  const game = { ...services, launch: { ...launch, accessToken } }
  const client = new QueryClient()
  client.setQueryData(realtimeState.queryKey, connection)
  render(<UpdatesNotice isAwaiting={isAwaiting} />, inGame({ game, client }))
  return screen.queryByText('Updates may be slow.') !== null
}

it.each<[isShown: boolean, isAwaiting: boolean, RealtimeConnection]>([
  [true, true, { phase: 'polling' }],
  [true, true, { phase: 'failed', reason: 'unknown error', failure: FAILURE }],
  [true, true, { phase: 'reconnecting', attempt: 3, failure: FAILURE }],
  [false, true, { phase: 'reconnecting', attempt: 2, failure: FAILURE }],
  [false, true, { phase: 'connecting' }],
  [false, false, { phase: 'polling' }],
  [false, false, { phase: 'offline' }],
])(
  'shows that updates may be slow: %s, of a screen that can change: %s, while the connection is %j',
  (isShown, isAwaiting, connection) => {
    expect(isSlow({ isAwaiting, connection })).toBe(isShown)
    expect(screen.queryByText(/You are offline/)).toBeNull()
  },
)

it.each([true, false])(
  'shows that the device is offline by what the game found out, not by the browser (%s)',
  (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOnline)
    vi.spyOn(connection, 'useConnection').mockReturnValue(isOnline)
    isSlow({ isAwaiting: false })
    expect(screen.queryByText(/You are offline/) === null).toBe(isOnline)
  },
)

it('shows nothing about updates in a practice match, which has none', () => {
  expect(isSlow({ accessToken: PRACTICE_TOKEN })).toBe(false)
})
