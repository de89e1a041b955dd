import * as z from 'zod/mini'
import { ConnectionError, EngagementError, InvalidBodyError, isEngagementError } from '../errors/errors.ts'
import { throwIfAborted } from '../http/abort.ts'
import { deduplicateRequests } from '../http/in-flight-requests.ts'
import { parseBody } from '../http/parse.ts'
import { type CallOptions, isUnauthorised, type PlatformCall } from '../http/request.ts'
import { readPublicResource, readResource } from '../http/resource.ts'
import { requireUrl } from '../http/url.ts'
import { type Application, applicationSchema } from '../wire/application.ts'
import { profileSchema } from '../wire/profile.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { InitOptions, TokenRequest } from './options.ts'
import { type RequestToken, superseded } from './session.ts'
import { readStoredToken } from './store.ts'

/** Options of a pending `init`. */
export type BeginOptions = InitOptions & { readonly signal: AbortSignal }

/** The pending `init`. One with other arguments replaces it. */
export interface PendingInits {
  /** Its options; undefined if there is none, and as soon as it is aborted. */
  readonly current: BeginOptions | undefined
  /** Starts an `init`, or joins the pending one with the same arguments. */
  join(options: InitOptions): Promise<OwnProfile>
  abort(reason: unknown): void
}

/** The steps of an `init`, in order. */
export interface InitSteps {
  readonly reset: () => void
  readonly findProfile: (options: BeginOptions) => Promise<OwnProfile>
  readonly finish: (profile: OwnProfile) => void
  /** Returns the platform's time, for the deadline. */
  readonly now: () => number
}

/** Creates the holder of the pending `init`, at first without one. @param defaultToken for an `init` without a token */
export function createPendingInits(
  { reset, findProfile, finish, now }: InitSteps,
  defaultToken: string | undefined,
): PendingInits {
  const requests = deduplicateRequests<OwnProfile>()
  let current: BeginOptions | undefined

  async function run(options: BeginOptions): Promise<OwnProfile> {
    reset()
    inits.abort(superseded())
    current = options
    const profile = await findProfile(options).finally(() => {
      if (current === options) current = undefined
    })
    throwIfAborted(options.signal)
    finish(profile)
    return profile
  }

  const inits: PendingInits = {
    get current() {
      return current?.signal.aborted ? undefined : current
    },
    async join(options) {
      const { accessToken, nickname, timeoutMs, deadlineAt = Number.POSITIVE_INFINITY } = options
      return requests.join({
        key: JSON.stringify([accessToken, nickname, timeoutMs, deadlineAt]),
        signal: options.signal,
        timeoutMs: deadlineAt - now(),
        timeoutError: () => new ConnectionError('timeout'),
        start: (signal) => run({ ...options, signal, accessToken: accessToken || defaultToken }),
      })
    },
    abort(reason) {
      current = undefined
      requests.abort(reason)
    },
  }
  return inits
}

/** Returns the address of the application resource. */
export function applicationUrl({ endpoint, clientId }: Engagement): string {
  return `${endpoint}applications/${encodeURIComponent(clientId)}/`
}

const anyObject = z.looseObject({})

/** Reads the application once and without a retry (specification section 7). */
export async function readApplication(engagement: Engagement, options: CallOptions): Promise<Application> {
  const url = applicationUrl(engagement)
  const read = { ...options, url, schema: anyObject, resource: 'Client', retry: false } as const
  const body = await readPublicResource(engagement, read)
  return parseBody(applicationSchema, withoutMistypedAddresses(body), 'Client', { method: 'GET', url })
}

/** Leaves out addresses that are not text, so that a wrong one fails the calls that need it and not `init`. */
function withoutMistypedAddresses(body: object): object {
  const isAddress = (name: string) => /_url(_template)?$/.test(name)
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !isAddress(name) || typeof value === 'string'),
  )
}

/**
 * Finds or creates the profile: with the given token, else the provider's, else the stored one, else a new anonymous profile.
 * Does not change the engagement, except that it reads the application.
 */
export async function findOrCreateProfile(
  engagement: Engagement,
  { accessToken, requestToken, ...options }: BeginOptions & { readonly requestToken: RequestToken },
): Promise<OwnProfile> {
  const { nickname, deadlineAt = Number.POSITIVE_INFINITY, timeoutMs } = options
  const application = await engagement.getApplication(options)
  const leftMs = () => Math.min(deadlineAt - engagement.now(), timeoutMs ?? Number.POSITIVE_INFINITY)
  const tokenFor = async (reason: TokenRequest['reason']) => {
    try {
      return await requestToken({ reason }, leftMs())
    } catch (cause) {
      if (isEngagementError(cause)) throw cause
      const details = { code: 'token-provider', retryable: true, cause } as const
      throw new EngagementError('The token provider failed.', details)
    }
  }
  const token =
    accessToken ||
    (await tokenFor('init')) ||
    (await readStoredToken(engagement, { ...options, leftMs: leftMs() }))
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
  const profile = await readResource(engagement, {
    ...call,
    url,
    schema: profileSchema,
    resource: 'profile',
  })
  const sent = typeof auth === 'object' ? auth.token : undefined
  const own = auth === 'own' ? engagement.profile?.access_token : undefined
  const token = sent ?? profile.access_token ?? own
  if (!token) throw new InvalidBodyError('profile', 'access_token', 'is missing', { method, url })
  return { ...profile, access_token: token, blockList: null, reactions: null }
}
