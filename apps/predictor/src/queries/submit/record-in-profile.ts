import type { Engagement, Profile } from '@touchline/engagement-sdk'
import { pendingProfileUpdatesOf } from '../../device/pending-profile-updates.ts'
import type { PlayerStore } from '../../device/player-store.ts'
import { logFailure } from '../../platform/log.ts'
import { savePlayerData } from '../../platform/save-player.ts'

interface RecordInProfile {
  readonly engagement: Engagement
  playerStore(): PlayerStore
}

/** Adds the matches that the profile still lacks. Returns the profile; undefined if it lacks none. */
export async function recordInProfile({
  engagement,
  playerStore,
}: RecordInProfile): Promise<Profile | undefined> {
  const pending = pendingProfileUpdatesOf(playerStore())
  const predictedFixtureIds = pending.read()
  if (predictedFixtureIds.length === 0) return undefined
  const profile = await savePlayerData(engagement, { predictedFixtureIds })
  pending.remove(predictedFixtureIds)
  return profile
}

/** Adds at a start what could not be added before. Never rejects: the next start tries again. */
export async function recordAtStart(session: RecordInProfile): Promise<Profile | undefined> {
  try {
    return await recordInProfile(session)
  } catch (error) {
    logFailure('Predictions of before could not be noted in the profile', error)
    return undefined
  }
}
