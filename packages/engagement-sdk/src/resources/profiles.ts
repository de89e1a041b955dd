import { sendProfile } from '../engagement/create-engagement.ts'
import type { Engagement, OwnProfile } from '../engagement/engagement.ts'
import { requireArgument, requireEngagement, requireReady } from '../engagement/require.ts'
import { readStoredToken } from '../engagement/store.ts'
import { isEngagementError } from '../errors/errors.ts'
import { readResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { fillTemplate } from '../http/url.ts'
import type { Attribute } from '../wire/fields.ts'
import { type Profile, profileSchema } from '../wire/profile.ts'

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
 */
export async function whoAmI(
  engagement: Engagement,
  options: WhoAmIOptions = {},
): Promise<OwnProfile | undefined> {
  requireEngagement(engagement)
  const token =
    options.accessToken ||
    engagement.profile?.access_token ||
    (await readStoredToken(engagement, options.signal, options.timeoutMs))
  if (!token) return undefined
  try {
    return await sendProfile(engagement, { token }, options)
  } catch (error) {
    if (isEngagementError(error, 'PlatformHttpError') && (error.status === 401 || error.status === 403))
      return undefined
    throw error
  }
}

export interface GetUserProfileOptions extends CallOptions {
  /** Reads the profile that this token belongs to; `profileId` is ignored then. */
  readonly accessToken?: string | undefined
  readonly profileId?: string | undefined
}

/**
 * Reads the profile that a token belongs to, or another profile by id.
 *
 * @throws ArgumentError 'Missing accessToken or profileId argument'
 * @throws PlatformHttpError 401 or 403 when the token is not valid, 404 when there is no such profile
 */
export async function getUserProfile(
  engagement: Engagement,
  options: GetUserProfileOptions,
): Promise<Profile> {
  const { accessToken: token, profileId } = options ?? {}
  requireArgument('getUserProfile', 'Missing accessToken or profileId argument', token || profileId)
  const { application } = requireReady(engagement)
  if (token) return sendProfile(engagement, { token }, options)
  const url = fillTemplate(application.profile_detail_url_template, profileId ?? '', 'Profile')
  return readResource(engagement, { ...options, url, schema: profileSchema, resource: 'profile' })
}

export interface CreateUserProfileOptions extends CallOptions {
  /** @default chosen by the platform, or unchanged */
  readonly nickname?: string | undefined
  /** JSON text; replaces the whole stored text, so merge first. */
  readonly custom_data?: string | undefined
  readonly attributes?: readonly Attribute[] | undefined
}

/**
 * Creates an anonymous profile in addition to the own one; nothing is stored and no token is sent.
 *
 * @throws PlatformHttpError 400 when the platform refuses the nickname
 */
export async function createUserProfile(
  engagement: Engagement,
  options: CreateUserProfileOptions = {},
): Promise<OwnProfile> {
  const { nickname, custom_data, attributes } = options
  requireReady(engagement)
  const isEmpty = nickname === undefined && custom_data === undefined && attributes === undefined
  const json = isEmpty ? undefined : { nickname, custom_data, attributes }
  return sendProfile(engagement, 'none', { ...options, method: 'POST', json })
}

export interface UpdateUserProfileOptions extends CreateUserProfileOptions {
  /** Token of the profile to change: `engagement.profile.access_token` for the own one. */
  readonly accessToken: string
}

/**
 * Changes a profile. If it is the own one, the profile in memory and the stored one are updated too.
 *
 * @throws ArgumentError 'Missing accessToken argument'
 * @throws PlatformHttpError 400 when the platform refuses the nickname
 * @example (await updateUserProfile(engagement, { accessToken, nickname: 'Prop Star' })).nickname //=> 'Prop Star'
 */
export async function updateUserProfile(
  engagement: Engagement,
  options: UpdateUserProfileOptions,
): Promise<OwnProfile> {
  const { accessToken, nickname, custom_data, attributes } = options ?? {}
  requireReady(engagement)
  requireArgument('updateUserProfile', 'Missing accessToken argument', accessToken)
  const { session } = engagement.internals
  // The own token is renewed after a 401, and may have been renewed since the caller read it.
  const auth = session.isOwn(accessToken) ? 'own' : { token: accessToken }
  const json = { nickname, custom_data, attributes }
  const updated = await sendProfile(engagement, auth, { ...options, method: 'PATCH', json })
  const { profile: own } = engagement
  if (own?.id !== updated.id) return { ...updated, access_token: accessToken }
  const { access_token, blockList, reactions } = own
  const next = { ...updated, access_token, blockList, reactions }
  session.keep(next)
  return next
}
