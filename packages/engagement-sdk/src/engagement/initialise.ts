import * as z from 'zod/mini'
import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'
import { isUnauthorised } from '../http/is-unauthorised.ts'
import { parseBody } from '../http/parse.ts'
import type { TransportCall } from '../http/transport.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { getPublicResource } from '../resources/get-public-resource.ts'
import { sendProfile } from '../resources/send-profile.ts'
import { type Application, applicationSchema } from '../wire/application.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { CallOptions, EngagementOptions, InitOptions, TokenRequest } from './engagement-options.ts'
import { readStoredToken } from './stored-profile.ts'

const anyObject = /* @__PURE__ */ z.looseObject({})

type BeginOptions = InitOptions & { readonly signal: AbortSignal }

/** Reads the application once and without a retry (specification section 7): its failure is never retryable. */
export async function readApplication(engagement: Engagement, options: CallOptions): Promise<Application> {
  const url = `${engagement.endpoint}applications/${encodeURIComponent(engagement.clientId)}/`
  const call = { ...options, retry: false }
  const body = await getPublicResource(engagement, url, anyObject, 'Client', call).catch(throwAsFinal)
  return parseBody(applicationSchema, withoutMistypedAddresses(body), 'Client', { method: 'GET', url })
}

/** Leaves out the addresses that are no text, so that one costs the calls that need it and not `init`. */
function withoutMistypedAddresses(body: object): object {
  const isAddress = (name: string) => /_url(_template)?$/.test(name)
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !isAddress(name) || typeof value === 'string'),
  )
}

/** Finds or creates the profile. Changes nothing on the handle. */
export async function findOrCreateProfile(
  engagement: Engagement,
  application: Application,
  { accessToken, tokenProvider, ...options }: BeginOptions & Pick<EngagementOptions, 'tokenProvider'>,
): Promise<OwnProfile> {
  const { nickname, signal, deadlineAt = Number.POSITIVE_INFINITY } = options
  const requestToken = async (request: TokenRequest) => {
    try {
      return (
        tokenProvider && (await withTimeout(tokenProvider(request), deadlineAt - engagement.now(), signal))
      )
    } catch (cause) {
      if (isEngagementError(cause)) throw cause
      throw new EngagementError('The token provider failed.', {
        code: 'token-provider',
        retryable: true,
        cause,
      })
    }
  }
  const token = accessToken || (await requestToken({ reason: 'init' })) || (await readStoredToken(engagement))
  const send = (call: Omit<TransportCall, 'url'>) =>
    sendProfile(engagement, application, { ...options, ...call })
  if (!token) return send({ method: 'POST', token: null, json: nickname ? { nickname } : undefined })
  // The session renews tokens only after `init`, so a refused token is replaced here.
  return send({ token }).catch(async (error: unknown) => {
    const fresh = isUnauthorised(error) && (await requestToken({ reason: 'unauthorised' }))
    if (!fresh) throw error
    return send({ token: fresh })
  })
}

function throwAsFinal(error: unknown): never {
  if (isEngagementError(error)) Object.assign(error, { retryable: false })
  throw error
}
