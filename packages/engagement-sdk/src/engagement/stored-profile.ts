import { parseJson } from '../http/parse-json.ts'
import type { Engagement, EngagementInternals } from './engagement.ts'
import type { OwnProfile } from './own-profile.ts'
import type { ProfileStore } from './profile-store.ts'

type Warn = EngagementInternals['warn']

/** Returns the token of the stored profile; undefined if nothing usable is stored. */
export async function readStoredToken({ internals }: Engagement): Promise<string | undefined> {
  const { store, warn } = internals
  const text = await orWarning(async () => store.read(), warn)
  const { access_token: token }: { access_token?: unknown } = Object(parseJson(text ?? ''))
  return typeof token === 'string' ? token : undefined
}

/** Stores a profile. */
export function writeStoredProfile(store: ProfileStore, profile: OwnProfile, warn: Warn): void {
  void orWarning(async () => store.write(JSON.stringify(profile)), warn)
}

/** Removes the stored profile by writing an empty text. */
export function clearStoredProfile(store: ProfileStore, warn: Warn): void {
  void orWarning(async () => store.write(''), warn)
}

/** Calls a store and turns its failure into a warning. */
function orWarning<T>(call: () => Promise<T>, warn: Warn): Promise<T | undefined> {
  return call().catch((cause) => {
    warn({ message: 'The store failed; memory is used.', cause })
    return undefined
  })
}
