import type { Engagement, Profile } from '@touchline/engagement-sdk'
import type { Tournament } from '@touchline/game-rules'
import type { Settings } from '../config/settings.ts'
import type { DeviceStorage } from './device-storage.ts'
import { grantReward } from './grant-reward.ts'
import { logFailure } from './log.ts'
import { rewardRecordOf } from './reward-record.ts'
import { savePlayerData } from './save-player.ts'
import { unnotedPredictionsOf } from './unnoted-predictions.ts'

const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 1000

/** What follows on a saved prediction. */
export interface Confirmation {
  readonly engagement: Engagement
  readonly settings: Settings
  readonly storage: DeviceStorage
  readonly launch: { readonly accessToken: string }
  readonly entry: { readonly tournament: Pick<Tournament, 'rewardActionKey'> }
}

/**
 * Notes the prediction in the player's profile and asks for the reward, where the tournament has
 * one. Neither can undo the save: both are repeated quietly and then logged, the note is left for the
 * next start, and the device remembers a reward that was not granted. Gives the profile.
 */
export async function confirmPrediction(
  confirmation: Confirmation,
  fixtureId: string,
): Promise<Profile | undefined> {
  const [profile] = await Promise.all([
    notePrediction(confirmation, fixtureId),
    askForReward(confirmation, fixtureId),
  ])
  return profile
}

async function notePrediction(
  { engagement, storage }: Confirmation,
  fixtureId: string,
): Promise<Profile | undefined> {
  const unnoted = unnotedPredictionsOf(engagement.profile?.id ?? '', storage)
  // Written first: a page that is closed meanwhile leaves it to the next start as well.
  unnoted.add(fixtureId)
  const profile = await quietly(() => savePlayerData(engagement, { predictedFixtureIds: [fixtureId] }))
  if (profile !== undefined) unnoted.remove([fixtureId])
  return profile
}

async function askForReward(
  { engagement, settings, storage, launch, entry }: Confirmation,
  fixtureId: string,
): Promise<void> {
  const { rewardActionKey } = entry.tournament
  const playerId = engagement.profile?.id
  if (rewardActionKey === undefined || playerId === undefined) return
  const record = rewardRecordOf(playerId, storage)
  await quietly(async () => {
    // The token of this moment: it may have been renewed since the game began.
    const accessToken = engagement.profile?.access_token ?? launch.accessToken
    const asked = grantReward({ accessToken, playerId, fixtureId, rewardActionKey }, settings)
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
