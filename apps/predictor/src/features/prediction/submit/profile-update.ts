import type { Engagement, Profile } from '@touchline/engagement-sdk'
import type { PlayerStore } from '../../../device/device-storage.ts'
import { pendingProfileUpdatesOf } from '../../../device/player-records.ts'
import { logFailure } from '../../../platform/log.ts'
import { savePlayerData } from '../../../platform/profile.ts'

interface ProfileSession {
  readonly engagement: Engagement
  playerStore(): PlayerStore
}

/**
 * Adds the matches that the profile may still lack. Returns the profile; undefined if it lacks none. An id is kept on the device
 * until a later read shows it: another device may overwrite the list that this one writes.
 */
export async function recordInProfile({
  engagement,
  playerStore,
}: ProfileSession): Promise<Profile | undefined> {
  const pending = pendingProfileUpdatesOf(playerStore())
  if (pending.read().length === 0) return undefined
  return savePlayerData(engagement, { predictedFixtureIds: pending.read() }, (listed) =>
    pending.remove(listed),
  )
}

/** Adds at a start what could not be added before. Never rejects: the next start tries again. */
export async function updateProfileAtStart(session: ProfileSession): Promise<Profile | undefined> {
  try {
    return await recordInProfile(session)
  } catch (error) {
    logFailure('The profile could not be updated at the start', error)
    return undefined
  }
}
