import * as z from 'zod/mini'
import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'
import { isUnauthorised } from '../http/is-unauthorised.ts'
import { parseBody } from '../http/parse.ts'
import type { TransportCall } from '../http/transport.ts'
import { readPublicResource } from '../resources/read-resource.ts'
import { sendProfile } from '../resources/send-profile.ts'
import { type Application, applicationSchema } from '../wire/application.ts'
import { applicationUrl } from './application-url.ts'
import type { Engagement } from './engagement.ts'
import type { CallOptions, TokenRequest } from './engagement-options.ts'
import type { OwnProfile } from './own-profile.ts'
import type { BeginOptions } from './pending-inits.ts'
import type { RequestToken } from './request-token.ts'
import { readStoredToken } from './stored-profile.ts'

const anyObject = /* @__PURE__ */ z.looseObject({})

/** Reads the application once and without a retry (specification section 7): its failure is never retryable. */
export async function readApplication(engagement: Engagement, options: CallOptions): Promise<Application> {
  const url = applicationUrl(engagement)
  const read = { ...options, url, schema: anyObject, resource: 'Client', retry: false } as const
  const body = await readPublicResource(engagement, read).catch(throwAsFinal)
  return parseBody(applicationSchema, withoutMistypedAddresses(body), 'Client', { method: 'GET', url })
}

/** Leaves out addresses that are not text, so that a wrong one fails the calls that need it and not `init`. */
function withoutMistypedAddresses(body: object): object {
  const isAddress = (name: string) => /_url(_template)?$/.test(name)
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !isAddress(name) || typeof value === 'string'),
  )
}

/** Finds or creates the profile. Does not change the engagement, except that it reads the application. */
export async function findOrCreateProfile(
  engagement: Engagement,
  { accessToken, requestToken, ...options }: BeginOptions & { readonly requestToken: RequestToken },
): Promise<OwnProfile> {
  const { nickname, deadlineAt = Number.POSITIVE_INFINITY } = options
  const application = await engagement.getApplication(options)
  const tokenFor = async (reason: TokenRequest['reason']) => {
    try {
      return await requestToken({ reason }, deadlineAt - engagement.now())
    } catch (cause) {
      if (isEngagementError(cause)) throw cause
      throw new EngagementError('The token provider failed.', {
        code: 'token-provider',
        retryable: true,
        cause,
      })
    }
  }
  const token = accessToken || (await tokenFor('init')) || (await readStoredToken(engagement))
  const send = (call: Omit<TransportCall, 'url'>) =>
    sendProfile(engagement, application, { ...options, ...call })
  if (!token) return send({ method: 'POST', token: null, json: nickname ? { nickname } : undefined })
  // The session renews tokens only after `init`, so a refused token is replaced here.
  return send({ token }).catch(async (error: unknown) => {
    const fresh = isUnauthorised(error) && (await tokenFor('unauthorised'))
    if (!fresh) throw error
    return send({ token: fresh })
  })
}

function throwAsFinal(error: unknown): never {
  if (isEngagementError(error)) Object.assign(error, { retryable: false })
  throw error
}
