import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { launchedGame } from '../../../test/launched-game.ts'
import { savedMatesBoardsOf } from '../../device/saved-mates-boards.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { matesBoardsOfProfile } from '../../platform/mates-boards-of-profile.ts'
import { playerQuery } from '../../queries/player.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { MatesBar } from './mates-bar.tsx'
import { EVERYONE } from './shown-players.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const BOARD = { id: 'b1', name: 'Pub team', memberIds: ['ann'], changedAt: 1000 }

/** The leaderboards of a player whose profile lacks a board of this device. */
async function aPlayerWithUnsavedBoard() {
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  await client.prefetchQuery(playerQuery(game))
  savedMatesBoardsOf(game.playerStore()).write([BOARD])
  platform.forgetCalls()
  return {
    calls: platform.calls,
    boardsInProfile: () => matesBoardsOfProfile(game.engagement.profile?.custom_data),
    open: () =>
      render(
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <GameProvider game={game}>
              <MatesBar shown={EVERYONE} onShow={() => undefined} />
            </GameProvider>
          </QueryClientProvider>
        </MemoryRouter>,
      ),
  }
}

const settled = () => act(() => vi.dynamicImportSettled())

it('saves a board that the profile lacks, and sends nothing once it has it', async () => {
  const { open, boardsInProfile, calls } = await aPlayerWithUnsavedBoard()
  open().unmount()
  await vi.waitFor(() => expect(boardsInProfile()).toEqual([BOARD]), { timeout: 20_000 })
  const sent = calls.length
  open()
  await settled()
  expect(calls).toHaveLength(sent)
})

it('saves it when the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { open, boardsInProfile, calls } = await aPlayerWithUnsavedBoard()
  open()
  await settled()
  expect(screen.getByText('Pub team')).toBeTruthy()
  expect(calls).toHaveLength(0)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(boardsInProfile()).toEqual([BOARD]), { timeout: 20_000 })
})
