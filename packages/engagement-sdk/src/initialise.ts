import type { Engagement, OwnProfile } from './engagement.ts'
import type { EngagementOptions, InitOptions, TokenRequest } from './engagement-options.ts'
import { EngagementError } from './errors/engagement-error.ts'
import { isUnauthorised } from './errors/is-unauthorised.ts'
import { limited } from './http/limited.ts'
import type { TransportCall } from './http/transport.ts'
import { getOpenResource } from './resources/get-resource.ts'
import { sendProfile } from './resources/send-profile.ts'
import type { ProfileStore } from './storage/profile-store.ts'
import { readStoredToken } from './storage/stored-profile.ts'
import { type Application, openApplicationSchema } from './wire/application.ts'

/** What initialising finds out. */
export interface Initialised {
  readonly application: Application
  readonly profile: OwnProfile
}

/** Reads the application, then finds or creates the profile. Changes nothing on the handle. */
export async function initialise(
  engagement: Engagement,
  store: ProfileStore,
  { accessToken, tokenProvider }: EngagementOptions,
  options: InitOptions & { readonly signal: AbortSignal },
): Promise<Initialised> {
  const { nickname, signal, deadlineAt = Number.POSITIVE_INFINITY } = options
  const ask = async (request: TokenRequest) => {
    try {
      return tokenProvider && (await limited(tokenProvider(request), deadlineAt - engagement.now(), signal))
    } catch (cause) {
      if (cause instanceof EngagementError) throw cause
      throw new EngagementError('The token provider failed.', {
        code: 'token-provider',
        retryable: true,
        cause,
      })
    }
  }
  const url = `${engagement.endpoint}applications/${encodeURIComponent(engagement.clientId)}/`
  const application = await getOpenResource(engagement, url, openApplicationSchema, 'Client', options)
  const token =
    options.accessToken || accessToken || (await ask({ reason: 'init' })) || readStoredToken(store)
  const send = (call: Omit<TransportCall, 'url'>) =>
    sendProfile(engagement, application, { ...options, ...call })
  const profile = token
    ? await send({ token }).catch(async (error: unknown) => {
        const fresh = isUnauthorised(error) && (await ask({ reason: 'unauthorised' }))
        if (!fresh) throw error
        return send({ token: fresh })
      })
    : await send({ method: 'POST', token: null, json: nickname ? { nickname } : undefined })
  return { application, profile }
}
