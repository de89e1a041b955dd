import type { Engagement } from './engagement.ts'
import { requireEngagement } from './require-ready.ts'
import { clearStoredProfile } from './stored-profile.ts'

/**
 * Signs the player out: removes the profile and the stored text, and aborts pending calls and streams. Listeners stay. The
 * next `init` without a token creates an anonymous profile. Nothing is sent, because the platform has no call for it.
 *
 * @throws ArgumentError 'Missing "engagement" as 1st argument.'
 * @example signOut(engagement)
 * engagement.phase //=> 'idle'
 */
export function signOut(engagement: Engagement): void {
  requireEngagement(engagement)
  const { end, store, warn } = engagement.internals
  end('The player signed out.')
  clearStoredProfile(store, warn)
}
