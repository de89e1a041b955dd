import type { Engagement, Profile } from '@touchline/engagement-sdk'
import type { DeviceStorage } from '../device/device-storage.ts'
import { unnotedPredictionsOf } from '../device/unnoted-predictions.ts'
import { logFailure } from './log.ts'
import { savePlayerData } from './save-player.ts'

interface NotePredictions {
  readonly engagement: Engagement
  readonly storage: DeviceStorage
}

/** Tells the profile of the predictions that it still lacks. Gives the profile, where there were any; never throws. */
export async function notePredictions({
  engagement,
  storage,
}: NotePredictions): Promise<Profile | undefined> {
  const unnoted = unnotedPredictionsOf(engagement.profile?.id ?? '', storage)
  const predictedFixtureIds = unnoted.read()
  if (predictedFixtureIds.length === 0) return undefined
  try {
    const profile = await savePlayerData(engagement, { predictedFixtureIds })
    unnoted.remove(predictedFixtureIds)
    return profile
  } catch (error) {
    logFailure('Predictions of before could not be noted in the profile', error)
    return undefined
  }
}
