import { type Engagement, type Profile, updateUserProfile } from '@touchline/engagement-sdk'
import { ownToken, readProfile } from './read-profile.ts'

/** Returns the text to save; undefined saves nothing. */
type Change = (customData: string | null) => string | undefined

/** The last save of each client, once it is over. */
const lastSaves = new WeakMap<Engagement, Promise<unknown>>()

/**
 * Changes the newest custom data of the own profile, and sends nothing if that is the same. The saves of a page run one after
 * the other: each of two at once would overwrite what the other adds.
 */
export function saveCustomData(engagement: Engagement, change: Change): Promise<Profile> {
  const before = lastSaves.get(engagement) ?? Promise.resolve()
  const save = before.then(() => readAndSave(engagement, change))
  lastSaves.set(
    engagement,
    save.catch(() => undefined),
  )
  return save
}

async function readAndSave(engagement: Engagement, change: Change): Promise<Profile> {
  const profile = await readProfile(engagement)
  const text = change(profile.custom_data)
  if (text === undefined || text === profile.custom_data) return profile
  return updateUserProfile(engagement, { accessToken: ownToken(engagement), custom_data: text })
}
