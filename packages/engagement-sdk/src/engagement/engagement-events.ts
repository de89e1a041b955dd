import type { OwnProfile } from './own-profile.ts'
import type { Warning } from './warning.ts'

/** The events of an engagement. */
export interface EngagementEvents {
  /** `init` has finished. */
  readonly ready: OwnProfile
  /** The token was no longer valid and was replaced: the same player's profile, with the new one. */
  readonly renewed: OwnProfile
  /** The token is no longer valid and could not be renewed. Once per token. */
  readonly signedOut: { readonly cause: unknown }
  /** Also written to the logger. */
  readonly warning: Warning
}
