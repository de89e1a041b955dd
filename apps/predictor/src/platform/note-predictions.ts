import type { Engagement, Profile } from '@touchline/engagement-sdk'
import { pendingProfileUpdatesOf } from '../device/pending-profile-updates.ts'
import type { PlayerStore } from '../device/player-store.ts'
import { logFailure } from './log.ts'
import { savePlayerData } from './save-player.ts'

interface NotePredictions {
  readonly engagement: Engagement
  readonly store: PlayerStore
}

/** Tells the profile of the predictions that it still lacks. Gives the profile, where there were any; never throws. */
export async function notePredictions({ engagement, store }: NotePredictions): Promise<Profile | undefined> {
  const pending = pendingProfileUpdatesOf(store)
  const predictedFixtureIds = pending.read()
  if (predictedFixtureIds.length === 0) return undefined
  try {
    const profile = await savePlayerData(engagement, { predictedFixtureIds })
    pending.remove(predictedFixtureIds)
    return profile
  } catch (error) {
    logFailure('Predictions of before could not be noted in the profile', error)
    return undefined
  }
}
