import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { aGame } from '../../test/launched-game.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import * as connection from '../queries/connection.ts'
import { livePhaseState } from '../queries/session-state.ts'
import { UpdatesNotice } from './updates-notice.tsx'

function showWhilePolling(isAwaiting: boolean, accessToken = 'fan-token'): void {
  const { launch, ...services } = aGame()
  const game = { ...services, launch: { ...launch, accessToken } }
  const client = new QueryClient()
  client.setQueryData(livePhaseState.queryKey, 'polling')
  render(<UpdatesNotice isAwaiting={isAwaiting} />, inGame({ game, client }))
}

it('shows that updates may be slow while the timelines are polled', () => {
  showWhilePolling(true)
  expect(screen.getByText('Updates may be slow.')).toBeDefined()
})

it.each([true, false])(
  'shows that the device is offline by what the game found out, not by the browser (%s)',
  (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOnline)
    vi.spyOn(connection, 'useConnection').mockReturnValue(isOnline)
    showWhilePolling(false)
    expect(screen.queryByText(/You are offline/) === null).toBe(isOnline)
  },
)

it('shows nothing about updates when everything is settled', () => {
  showWhilePolling(false)
  expect(screen.queryByText('Updates may be slow.')).toBeNull()
})

it('shows nothing about updates in a practice match, which has none', () => {
  showWhilePolling(true, PRACTICE_TOKEN)
  expect(screen.queryByText('Updates may be slow.')).toBeNull()
})
