import { useQueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { useEffect } from 'react'
import { pendingProfileUpdatesOf } from '../../device/pending-profile-updates.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { type Player, withPrediction } from '../../platform/player-from-profile.ts'
import { keys } from '../../queries/keys.ts'

/**
 * Marks a match as predicted if the platform has answers that the profile does not list, because another device failed to
 * update it. The list shows it from now on, and the profile is updated at the next start.
 */
export function useFoundPrediction(fixtureId: FixtureId, isPredicted: boolean): void {
  const store = usePlayerStore()
  const client = useQueryClient()
  useEffect(() => {
    const player = client.getQueryData<Player>(keys.player())
    if (!isPredicted || player === undefined || player.predictedFixtureIds.has(fixtureId)) return
    pendingProfileUpdatesOf(store).add(fixtureId)
    client.setQueryData<Player>(keys.player(), withPrediction(player, fixtureId))
  }, [fixtureId, isPredicted, store, client])
}
