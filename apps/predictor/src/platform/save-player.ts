import { type Engagement, getUserProfile, type Profile, updateUserProfile } from '@touchline/engagement-sdk'
import { textFromPlayerData } from './custom-data.ts'
import { isUncertain } from './write-errors.ts'

/** The new nickname as the platform took it; a save whose reply was lost is read back. */
export async function saveNickname(engagement: Engagement, nickname: string): Promise<Profile> {
  try {
    return await updateUserProfile(engagement, { nickname })
  } catch (error) {
    const profile = await readProfile(engagement).catch(() => undefined)
    if (profile?.nickname === nickname && isUncertain(error)) return profile
    throw error
  }
}

/** Merges a change into the newest custom data, so that neither another tab nor an unknown key loses. */
export async function savePlayerData(
  engagement: Engagement,
  changes: Parameters<typeof textFromPlayerData>[1],
): Promise<Profile> {
  const profile = await readProfile(engagement)
  const text = textFromPlayerData(profile.custom_data, changes)
  if (text === profile.custom_data) return profile
  return updateUserProfile(engagement, { custom_data: text })
}

/** The own profile as the platform has it now. */
export function readProfile(engagement: Engagement): Promise<Profile> {
  const accessToken = engagement.profile?.access_token ?? ''
  return getUserProfile(engagement, { accessToken })
}
