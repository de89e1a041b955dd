import { type Engagement, type Profile, updateUserProfile } from '@touchline/engagement-sdk'
import { isUncertain } from './faults.ts'
import { textFromPlayerData } from './player-data-text.ts'
import { ownToken, readProfile } from './read-profile.ts'
import { saveCustomData } from './save-custom-data.ts'

/** Returns the nickname as the platform stored it; a save whose response was lost is read back. */
export async function saveNickname(engagement: Engagement, nickname: string): Promise<Profile> {
  try {
    return await updateUserProfile(engagement, { accessToken: ownToken(engagement), nickname })
  } catch (error) {
    const profile = await readProfile(engagement).catch(() => undefined)
    if (profile?.nickname === nickname && isUncertain(error)) return profile
    throw error
  }
}

/** Merges a change into the newest custom data, so that neither another tab nor an unknown key loses. */
export function savePlayerData(
  engagement: Engagement,
  changes: Parameters<typeof textFromPlayerData>[1],
): Promise<Profile> {
  return saveCustomData(engagement, (customData) => textFromPlayerData(customData, changes))
}
