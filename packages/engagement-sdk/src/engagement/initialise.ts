import { EngagementError, InvalidBodyError, isEngagementError } from '../errors/errors.ts'
import { readPublicResource, readResource } from '../http/read.ts'
import { type CallOptions, isUnauthorised, type PlatformCall } from '../http/request.ts'
import { requireUrl } from '../http/url.ts'
import { type Application, applicationSchema } from '../wire/application.ts'
import { profileSchema } from '../wire/profile.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { InitOptions, TokenRequest } from './options.ts'
import { readStoredToken } from './store.ts'

/** Options of a pending `init`. */
export type BeginOptions = InitOptions & { readonly signal: AbortSignal }

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
  { accessToken, ...options }: BeginOptions,
): Promise<OwnProfile> {
  const { nickname, deadlineAt = Number.POSITIVE_INFINITY, timeoutMs } = options
  const application = await engagement.getApplication(options)
  const leftMs = () => Math.min(deadlineAt - engagement.now(), timeoutMs ?? Number.POSITIVE_INFINITY)
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
  const send = (call: Omit<PlatformCall, 'url'>) =>
    sendProfile(engagement, application, { ...options, ...call })
  if (!token) return send({ method: 'POST', auth: 'none', json: nickname ? { nickname } : undefined })
  // The session renews tokens only after `init`, so a refused token is replaced here.
  return send({ auth: { token } }).catch(async (error: unknown) => {
    const fresh = isUnauthorised(error) && (await tokenFor('unauthorised'))
    if (!fresh) throw error
    return send({ auth: { token: fresh } })
  })
}

/**
 * Sends a call to the address of own profiles. Returns the profile with the token of the call, which the platform leaves
 * out.
 *
 * @throws InvalidBodyError when neither the call nor the response has a token
 */
export async function sendProfile(
  engagement: Engagement,
  application: Application,
  call: Omit<PlatformCall, 'url'>,
): Promise<OwnProfile> {
  const { auth = 'own', method = 'GET' } = call
  const url = requireUrl(application.profile_url, 'Profile')
  const read = { ...call, url, schema: profileSchema, resource: 'profile' }
  const profile = await readResource(engagement, read)
  const sent = typeof auth === 'object' ? auth.token : undefined
  const own = auth === 'own' ? engagement.profile?.access_token : undefined
  const token = sent ?? profile.access_token ?? own
  if (!token) throw new InvalidBodyError('profile', 'access_token', 'is missing', { method, url })
  return { ...profile, access_token: token, blockList: null, reactions: null }
}
