import type { Profile } from '../wire/profile.ts'

/** The own profile with its token. */
export interface OwnProfile extends Profile {
  readonly access_token: string
  /** Set by callers that read their block list; the platform sends none with the profile. @default null */
  readonly blockList: readonly string[] | null
  /** Set by callers that read their reactions; the platform sends none with the profile. @default null */
  readonly reactions: readonly unknown[] | null
}
