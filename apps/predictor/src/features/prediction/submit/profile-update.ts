import type { Engagement, Profile } from '@touchline/engagement-sdk'
import type { PlayerStore } from '../../../device/device-storage.ts'
import { matesBoardsFrom, matesBoardsOf } from '../../../device/mates-boards.ts'
import { pendingProfileUpdatesOf } from '../../../device/player-records.ts'
import { logFailure } from '../../../platform/log.ts'
import { formerBoardsIn } from '../../../platform/player-from-profile.ts'
import { savePlayerData } from '../../../platform/profile.ts'

interface ProfileSession {
  readonly engagement: Engagement
  playerStore(): PlayerStore
}

/** Adds the matches that the profile may still lack. Returns the profile; undefined if it lacks none. */
export async function recordInProfile(session: ProfileSession): Promise<Profile | undefined> {
  const isComplete = pendingProfileUpdatesOf(session.playerStore()).read().length === 0
  return isComplete ? undefined : saveInProfile(session)
}

/**
 * Adds at a start what could not be added before, and takes the mates' boards of earlier versions out of the profile, which
 * is public: they stay on this device. Never rejects: the next start tries again.
 */
export async function updateProfileAtStart(session: ProfileSession): Promise<Profile | undefined> {
  try {
    const former = formerBoardsIn(session.engagement.profile?.custom_data)
    if (former === undefined) return await recordInProfile(session)
    const boards = matesBoardsOf(session.playerStore())
    const knownIds = boards.read().map(({ id }) => id)
    for (const board of matesBoardsFrom(former)) if (!knownIds.includes(board.id)) boards.put(board)
    return await saveInProfile(session)
  } catch (error) {
    logFailure('The profile could not be updated at the start', error)
    return undefined
  }
}

async function saveInProfile({ engagement, playerStore }: ProfileSession): Promise<Profile> {
  const pending = pendingProfileUpdatesOf(playerStore())
  // An id is kept until a later read shows it: another device may overwrite the list that this one writes.
  return savePlayerData(engagement, { predictedFixtureIds: pending.read() }, (listed) =>
    pending.remove(listed),
  )
}
