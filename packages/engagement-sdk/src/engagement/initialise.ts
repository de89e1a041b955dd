import { EngagementError, InvalidBodyError, isEngagementError } from '../errors/errors.ts'
import { readPublicResource, readResource } from '../http/read.ts'
import { type Auth, type CallOptions, isUnauthorised, type PlatformCall } from '../http/request.ts'
import { requireUrl } from '../http/url.ts'
import { type Application, applicationSchema } from '../wire/application.ts'
import { profileSchema } from '../wire/profile.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { InitOptions, TokenRequest } from './options.ts'
import { readStoredToken } from './store.ts'

export type BeginOptions = InitOptions & { readonly signal: AbortSignal; readonly timeoutMs: number }

/** Reads the application once and without a retry (specification section 7). */
export function readApplication(engagement: Engagement, options: CallOptions): Promise<Application> {
  return readPublicResource(engagement, {
    ...options,
    url: `${engagement.endpoint}applications/${encodeURIComponent(engagement.clientId)}/`,
    schema: applicationSchema,
    resource: 'Client',
    retry: false,
  })
}

/**
 * Finds or creates the profile: with the given token, else the provider's, else the stored one, else a new anonymous profile.
 * Does not change the engagement, except that it reads the application.
 */
export async function findOrCreateProfile(
  engagement: Engagement,
  { accessToken, nickname, ...options }: BeginOptions,
): Promise<OwnProfile> {
  const { deadlineAt = Number.POSITIVE_INFINITY } = options
  await engagement.getApplication(options)
  const leftMs = () => Math.min(deadlineAt - engagement.now(), options.timeoutMs)
  const tokenFor = async (reason: TokenRequest['reason']) => {
    try {
      return await engagement.internals.session.requestToken({ reason }, leftMs())
    } catch (cause) {
      if (isEngagementError(cause)) throw cause
      const details = { code: 'token-provider', retryable: true, cause } as const
      throw new EngagementError('The token provider failed.', details)
    }
  }
  const token =
    accessToken || (await tokenFor('init')) || (await readStoredToken(engagement, options.signal, leftMs()))
  if (!token) {
    const json = nickname ? { nickname } : undefined
    return sendProfile(engagement, 'none', { ...options, method: 'POST', json })
  }
  // The session renews tokens only after `init`, so a refused token is replaced here.
  return sendProfile(engagement, { token }, options).catch(async (error: unknown) => {
    const fresh = isUnauthorised(error) && (await tokenFor('unauthorised'))
    if (!fresh) throw error
    return sendProfile(engagement, { token: fresh }, options)
  })
}

/**
 * Reads or changes the profile that a token belongs to; without a token it creates one, whose response alone has the token.
 *
 * @throws InvalidBodyError when a new profile has no token
 */
export async function sendProfile(
  engagement: Engagement,
  auth: Auth,
  call: Omit<PlatformCall, 'url' | 'auth'>,
): Promise<OwnProfile> {
  // Nothing is awaited before the call with the own token, and that is read first: another `init` may begin meanwhile.
  const { profile_url } = engagement.application ?? (await engagement.getApplication(call))
  const url = requireUrl(profile_url, 'Profile')
  const own = auth === 'own' ? engagement.profile?.access_token : undefined
  const read = { ...call, url, auth, schema: profileSchema, resource: 'profile' }
  const profile = await readResource(engagement, read)
  const access_token = typeof auth === 'object' ? auth.token : (own ?? profile.access_token)
  if (!access_token)
    throw new InvalidBodyError('profile', 'access_token', 'is missing', { method: call.method, url })
  return { ...profile, access_token, blockList: null, reactions: null }
}
