import { useQueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { useEffect } from 'react'
import { pendingProfileUpdatesOf } from '../../device/pending-profile-updates.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { type Player, withPrediction } from '../../platform/player-from-profile.ts'
import { keys } from '../../queries/keys.ts'

/**
 * Answers that the platform has count, whatever the profile lists: another device may have failed to note
 * them. The list says so from now on, and the profile is told at the next start.
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
