import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { pendingProfileUpdatesOf } from '../../device/pending-profile-updates.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import type { Player } from '../../platform/player-from-profile.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { useFoundPrediction } from './use-found-prediction.ts'

afterEach(cleanup)

/** What the list and the device know after a match with or without stored answers was opened. */
function after(isPredicted: boolean, listed: readonly string[]) {
  const game = aGame()
  const client = createQueryClient()
  const player: Player = {
    id: 'fan',
    nickname: 'Ann',
    isWelcomed: true,
    predictedFixtureIds: new Set(listed),
  }
  client.setQueryData(keys.player(), player)
  renderHook(() => useFoundPrediction('f1', isPredicted), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <GameProvider game={game}>{children}</GameProvider>
      </QueryClientProvider>
    ),
  })
  return {
    list: [...(client.getQueryData<Player>(keys.player())?.predictedFixtureIds ?? [])],
    pending: pendingProfileUpdatesOf(game.playerStore()).read(),
  }
}

it('finds by the stored answers that a match was predicted on which the profile does not list', () => {
  expect(after(true, ['f2'])).toEqual({ list: ['f2', 'f1'], pending: ['f1'] })
})

it('changes nothing where there are no answers, or where the profile lists the match', () => {
  expect(after(false, [])).toEqual({ list: [], pending: [] })
  expect(after(true, ['f1'])).toEqual({ list: ['f1'], pending: [] })
})
