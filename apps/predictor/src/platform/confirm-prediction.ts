import type { Engagement, Profile } from '@touchline/engagement-sdk'
import type { Tournament } from '@touchline/game-rules'
import type { Settings } from '../config/settings.ts'
import { pendingProfileUpdatesOf } from '../device/pending-profile-updates.ts'
import type { PlayerStore } from '../device/player-store.ts'
import { rewardRecordOf } from '../device/reward-record.ts'
import { grantReward } from './grant-reward.ts'
import { logFailure } from './log.ts'
import { savePlayerData } from './save-player.ts'

const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 1000
/** The profile's list waits for the reward, so a game centre that never answers must not hold it back. */
const REWARD_TIMEOUT_MS = 10_000

/** What follows on a saved prediction. */
export interface Confirmation {
  readonly engagement: Engagement
  readonly settings: Settings
  readonly launch: { readonly accessToken: string }
  /** @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined
  playerStore(): PlayerStore
  readonly entry: { readonly tournament: Pick<Tournament, 'rewardActionKey'> }
}

/**
 * Asks for the reward, where the tournament has one, and then adds the prediction to the player's profile: the order
 * of the specification, section 4. Neither can undo the save: both are retried quietly and then logged, the profile's
 * list is left for the next start, and the device remembers a reward that was not granted. Returns the profile.
 */
export async function confirmPrediction(
  confirmation: Confirmation,
  fixtureId: string,
): Promise<Profile | undefined> {
  // Written first: a page that is closed meanwhile leaves the profile's list to the next start.
  pendingProfileUpdatesOf(confirmation.playerStore()).add(fixtureId)
  await askForReward(confirmation, fixtureId)
  return notePrediction(confirmation, fixtureId)
}

async function notePrediction(
  { engagement, playerStore }: Confirmation,
  fixtureId: string,
): Promise<Profile | undefined> {
  const profile = await quietly(() => savePlayerData(engagement, { predictedFixtureIds: [fixtureId] }))
  if (profile !== undefined) pendingProfileUpdatesOf(playerStore()).remove([fixtureId])
  return profile
}

async function askForReward(
  { engagement, settings, playerStore, launch, entry, fetch }: Confirmation,
  fixtureId: string,
): Promise<void> {
  const { rewardActionKey } = entry.tournament
  const playerId = engagement.profile?.id
  if (rewardActionKey === undefined || playerId === undefined) return
  const record = rewardRecordOf(playerStore())
  await quietly(async () => {
    // The token of this moment: it may have been renewed since the game began.
    const accessToken = engagement.profile?.access_token ?? launch.accessToken
    const signal = AbortSignal.timeout(REWARD_TIMEOUT_MS)
    const asked = grantReward({ accessToken, playerId, fixtureId, rewardActionKey, signal }, settings, fetch)
    await asked.then(
      () => record.granted(fixtureId),
      (error: unknown) => {
        record.failed(fixtureId)
        throw error
      },
    )
  })
}

async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      logFailure(`After a saved prediction, attempt ${attempt} of ${MAX_ATTEMPTS}`, error)
      if (attempt === MAX_ATTEMPTS) return undefined
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
}
