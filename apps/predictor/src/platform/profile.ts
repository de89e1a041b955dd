import { type Engagement, getUserProfile, type Profile, updateUserProfile } from '@touchline/engagement-sdk'
import { isUncertain } from './faults.ts'
import { predictedFixtureIdsIn, textFromPlayerData } from './player-from-profile.ts'

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

/**
 * Merges a change into the newest custom data, so that neither another tab nor an unknown key loses.
 * @param onRead receives the predicted matches that the profile lists before the change
 */
export function savePlayerData(
  engagement: Engagement,
  changes: Parameters<typeof textFromPlayerData>[1],
  onRead?: (predictedFixtureIds: readonly string[]) => void,
): Promise<Profile> {
  return saveCustomData(engagement, (customData) => {
    onRead?.(predictedFixtureIdsIn(customData))
    return textFromPlayerData(customData, changes)
  })
}

/** Returns the own profile as the platform has it now. */
export function readProfile(engagement: Engagement): Promise<Profile> {
  return getUserProfile(engagement, { accessToken: ownToken(engagement) })
}

function ownToken({ profile }: Engagement): string {
  return profile?.access_token ?? ''
}

/** Returns the text to save; undefined saves nothing. */
type Change = (customData: string | null) => string | undefined

/** The last save of each client, once it is over. */
const lastSaves = new WeakMap<Engagement, Promise<unknown>>()

/**
 * Changes the newest custom data of the own profile, and sends nothing if that is the same. The saves of a page run one after
 * the other, and those of the browser's tabs too: each of two at once would overwrite what the other adds.
 */
function saveCustomData(engagement: Engagement, change: Change): Promise<Profile> {
  const before = lastSaves.get(engagement) ?? Promise.resolve()
  const save = before.then(() =>
    withLock(`profile ${engagement.profile?.id}`, () => readAndSave(engagement, change)),
  )
  lastSaves.set(
    engagement,
    save.catch(() => undefined),
  )
  return save
}

/** Acts while no other tab of the browser holds the lock; without locks at once. */
async function withLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  let acted: Promise<T> | undefined
  const locked = async () => {
    acted = act()
    await acted
  }
  // A browser may have no locks, and a frame without an origin may not use them.
  await navigator.locks?.request(name, locked).catch(() => undefined)
  return acted ?? act()
}

async function readAndSave(engagement: Engagement, change: Change): Promise<Profile> {
  const profile = await readProfile(engagement)
  const text = change(profile.custom_data)
  if (text === undefined || text === profile.custom_data) return profile
  return updateUserProfile(engagement, { accessToken: ownToken(engagement), custom_data: text })
}
