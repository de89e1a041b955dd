import type { OwnProfile } from '../engagement.ts'
import type { ProfileStore } from './profile-store.ts'

/** Token of the stored profile; undefined where nothing usable is stored. */
export function readStoredToken(store: ProfileStore): string | undefined {
  try {
    const stored: unknown = JSON.parse(store.read() ?? 'null')
    const { access_token }: { access_token?: unknown } = Object(stored)
    return typeof access_token === 'string' && access_token !== '' ? access_token : undefined
  } catch {
    return undefined
  }
}

/** Stores a profile; a store that refuses is a store that forgets. */
export function writeStoredProfile(store: ProfileStore, profile: OwnProfile): void {
  try {
    store.write(JSON.stringify(profile))
  } catch {
    // The profile stays in memory, which is all that this session needs.
  }
}
