import type { OwnProfile } from './engagement.ts'
import type { ProfileStore } from './profile-store.ts'

/** Returns the token of the stored profile; undefined if nothing usable is stored. */
export function readStoredToken(store: ProfileStore): string | undefined {
  try {
    const { access_token: token }: { access_token?: unknown } = JSON.parse(store.read() ?? '{}')
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}

/** Stores a profile. */
export function writeStoredProfile(store: ProfileStore, profile: OwnProfile): void {
  try {
    store.write(JSON.stringify(profile))
  } catch {
    // Full, refused or absent: this session continues in memory.
  }
}
