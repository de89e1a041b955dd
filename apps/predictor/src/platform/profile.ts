import { type Engagement, getUserProfile, type Profile, updateUserProfile } from '@touchline/engagement-sdk'
import { isUncertain } from './faults.ts'
import { textFromPlayerData } from './player-from-profile.ts'

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
  return oneAfterTheOther(engagement.profile?.id, async () => {
    const profile = await readProfile(engagement)
    const text = textFromPlayerData(profile.custom_data, changes)
    if (text === profile.custom_data) return profile
    return updateUserProfile(engagement, { accessToken: ownToken(engagement), custom_data: text })
  })
}

/** Returns the own profile as the platform has it now. */
export function readProfile(engagement: Engagement): Promise<Profile> {
  return getUserProfile(engagement, { accessToken: ownToken(engagement) })
}

export function ownToken({ profile }: Engagement): string {
  return profile?.access_token ?? ''
}

/**
 * Saves run one after the other, those of the browser's other tabs too: each of two at once would overwrite what the other adds.
 * A browser may have no locks, and a frame without an origin may not use them; a fixture that is lost there is added at the
 * next start.
 */
async function oneAfterTheOther<T>(playerId: string | undefined, save: () => Promise<T>): Promise<T> {
  let saving: Promise<T> | undefined
  const locked = async () => {
    saving = save()
    await saving
  }
  await navigator.locks?.request(`profile ${playerId}`, locked).catch(() => undefined)
  return saving ?? save()
}
