import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import type { OwnProfile } from '../engagement/own-profile.ts'
import { requireEngagement } from '../engagement/require-ready.ts'
import { readStoredToken } from '../engagement/stored-profile.ts'
import { isPlatformHttpError } from '../http/platform-http-error.ts'
import { sendProfile } from './send-profile.ts'

/** Options of {@link whoAmI}. */
export interface WhoAmIOptions extends CallOptions {
  /** @default the token of the own profile; before `init`, of the stored one */
  readonly accessToken?: string | undefined
}

/**
 * Returns the profile that a token belongs to, as the platform has it now; undefined if there is no token, or the platform
 * refuses it (401, 403). Works before `init` and changes nothing. After an `init` that rejected with 401, undefined means that
 * the stored token is refused; `signOut` removes it.
 *
 * @throws EngagementError as `getApplication`, and for every other failure
 * @example if ((await whoAmI(engagement)) === undefined) signOut(engagement)
 */
export async function whoAmI(
  engagement: Engagement,
  options: WhoAmIOptions = {},
): Promise<OwnProfile | undefined> {
  requireEngagement(engagement)
  const token = options.accessToken || engagement.profile?.access_token || (await readStoredToken(engagement))
  if (!token) return undefined
  try {
    const application = await engagement.getApplication(options)
    return await sendProfile(engagement, application, { ...options, token })
  } catch (error) {
    if (isPlatformHttpError(error) && (error.status === 401 || error.status === 403)) return undefined
    throw error
  }
}
