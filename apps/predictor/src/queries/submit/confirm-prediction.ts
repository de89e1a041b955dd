import type { QueryClient } from '@tanstack/react-query'
import type { Profile } from '@touchline/engagement-sdk'
import type { FixtureId } from '@touchline/game-rules'
import { pendingProfileUpdatesOf } from '../../device/pending-profile-updates.ts'
import { recordInProfile } from './record-in-profile.ts'
import { type RewardSession, requestReward } from './request-reward.ts'
import { retryQuietly } from './retry-quietly.ts'

/**
 * Requests the reward and then adds the match to the player's profile: the order of the specification, section 4.
 * Neither can undo the save, so neither failure is shown. Returns the profile. Never rejects.
 */
export async function confirmPrediction(
  session: RewardSession,
  client: QueryClient,
  fixtureId: FixtureId,
): Promise<Profile | undefined> {
  // Stored first: if the page is closed meanwhile, the next start updates the profile.
  pendingProfileUpdatesOf(session.playerStore()).add(fixtureId)
  await requestReward(session, client, fixtureId)
  return retryQuietly(client, () => recordInProfile(session))
}
