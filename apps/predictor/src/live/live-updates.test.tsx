import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { pendingProfileUpdatesOf } from '../device/player-records.ts'
import { GameContext } from '../launch/game.ts'
import { playerQuery } from '../queries/player.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { LiveUpdates } from './live-updates.tsx'

const LONGEST_DELAY_MS = 3000

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('starts with the connection when the page went offline before its code was loaded', async () => {
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  await client.prefetchQuery(playerQuery(game))
  // The first thing that the live updates do.
  pendingProfileUpdatesOf(game.playerStore()).add('f1')
  const changes = () => platform.calls.filter(({ method }) => method === 'PATCH').length
  onlineManager.setOnline(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <MemoryRouter initialEntries={['/home']}>
      <QueryClientProvider client={client}>
        <GameContext value={game}>
          <LiveUpdates />
        </GameContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  act(() => vi.advanceTimersByTime(LONGEST_DELAY_MS))
  await act(() => vi.dynamicImportSettled())
  expect(changes()).toBe(0)
  vi.useRealTimers()
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(changes()).toBe(1))
})
