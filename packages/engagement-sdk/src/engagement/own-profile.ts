import type { Profile } from '../wire/profile.ts'

/** The own profile with its token. */
export interface OwnProfile extends Profile {
  readonly access_token: string
  /** Filled by callers that read their block list; the platform sends none here. @default null */
  readonly blockList: readonly string[] | null
  /** Filled by callers that read their reactions; the platform sends none here. @default null */
  readonly reactions: readonly unknown[] | null
}
