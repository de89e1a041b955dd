import { ArgumentError, EngagementError, InvalidBodyError, isEngagementError } from '../errors/errors.ts'
import { DEFAULT_TIMEOUT_MS, onAbort, throwIfAborted, withDeadline } from '../http/abort.ts'
import { createPlatformClock } from '../http/clock.ts'
import { deduplicateRequests } from '../http/in-flight-requests.ts'
import { readPublicResource, readResource } from '../http/read.ts'
import {
  type Auth,
  type CallOptions,
  createTransport,
  isUnauthorised,
  type PlatformCall,
} from '../http/request.ts'
import { checkedEndpoint, requireUrl } from '../http/url.ts'
import { type Application, applicationSchema } from '../wire/application.ts'
import { profileSchema } from '../wire/profile.ts'
import type { Engagement, Failure, OwnProfile } from './engagement.ts'
import { createEvents } from './events.ts'
import type { EngagementOptions, InitOptions, TokenRequest } from './options.ts'
import { requireEngagement } from './require.ts'
import { createSession, superseded } from './session.ts'
import { localStorageStore, readStoredToken, writeStoredProfile } from './store.ts'

/** Milliseconds between two polls if the application names none, and the least that it can name. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000
const LEAST_POLLING_INTERVAL_MS = 1000

type BeginOptions = InitOptions & { readonly signal: AbortSignal; readonly timeoutMs: number }

/**
 * Creates a client. Nothing is sent before `init`.
 *
 * @throws ArgumentError 'Missing object property "clientId" in 1st argument object.', 'Invalid endpoint: …', 'Invalid origin: …'
 * @example
 * const engagement = createEngagement({ clientId: 'touchline-sandbox', endpoint: 'http://localhost:4100/api/v1/' })
 * const profile = await engagement.init({ accessToken })
 */
export function createEngagement(options: EngagementOptions): Engagement {
  const { clientId, tokenProvider, retry, logger = console, timeoutMs = DEFAULT_TIMEOUT_MS } = options ?? {}
  if (!clientId) throw new ArgumentError('Missing object property "clientId" in 1st argument object.')
  const { endpoint, isTrusted } = checkedEndpoint(options.endpoint, options.trustedOrigins)
  const store = options.store ?? localStorageStore(`livelike-user-auth-${clientId}`)
  const clock = createPlatformClock(options.clock ?? Date.now)
  const { on, emit, clear, warn, track } = createEvents(logger, options.analytics)
  const session = createSession({ store, emit, warn, renewedProfile })
  // Looked up at each call, so that a replaced global is used.
  const fetch: typeof options.fetch = (input, init) => (options.fetch ?? globalThis.fetch)(input, init)
  const transport = createTransport({ fetch, clock, own: session, isTrusted, retry, timeoutMs, warn })
  /** Shares the pending calls of `init` with the same arguments. */
  const inits = deduplicateRequests<OwnProfile>()
  let pendingInit: BeginOptions | undefined
  /** Why the latest `init` failed; undefined from the start of the next one. */
  let failure: Failure | undefined
  /** Read once, until an `init` begins while a profile is signed in: that one reads it again. */
  let application: Application | undefined
  /** Ends everything that waits. Created at first use: Cloudflare Workers refuse a controller outside of a request. */
  let disposal: AbortController | undefined

  /** Joins the pending `init` with the same arguments, or starts one. */
  async function init(given: InitOptions = {}): Promise<OwnProfile> {
    const { accessToken, nickname, signal, deadlineAt = Number.POSITIVE_INFINITY } = given
    return inits.join({
      key: JSON.stringify([accessToken, nickname, given.timeoutMs, deadlineAt]),
      signal,
      timeoutMs: deadlineAt - clock.now(),
      start: (shared) =>
        initialise({
          ...given,
          signal: shared,
          timeoutMs: given.timeoutMs ?? timeoutMs,
          accessToken: accessToken || options.accessToken,
        }),
    })
  }

  /** Initialises in the order of the specification, section 4, and replaces a pending `init` with other arguments. */
  async function initialise(begin: BeginOptions): Promise<OwnProfile> {
    if (session.profile) application = undefined
    session.forget()
    failure = undefined
    pendingInit = begin
    inits.abort(superseded())
    const end = (failed?: Failure) => {
      // Neither replaced nor disposed.
      if (pendingInit !== begin) return
      pendingInit = undefined
      failure = failed
      if (!failed) return
      // Removed first, so that a listener may call `init` again.
      inits.abort(failed.cause)
      emit('failed', failed)
    }
    // At once, because a token provider may never resolve. Only a time limit is an error of this package; a caller has other reasons.
    onAbort(begin.signal, (cause) => end(isEngagementError(cause) ? { cause } : undefined))
    const profile = await findOrCreateProfile(begin).catch((cause: unknown) => {
      end({ cause })
      throw cause
    })
    throwIfAborted(begin.signal)
    end()
    // Real-time makes its configuration of the profile at each use, so that it is in place for the listeners too.
    session.keep(profile)
    emit('ready', profile)
    track('init', { profileId: profile.id })
    return profile
  }

  /** Uses the given token, else the provider's, else the stored one; without any it creates an anonymous profile. */
  async function findOrCreateProfile(begin: BeginOptions): Promise<OwnProfile> {
    const { accessToken, nickname, ...options } = begin
    const { signal, timeoutMs } = options
    await getApplication(options)
    const token =
      accessToken ||
      (await requestToken('init', timeoutMs)) ||
      (await readStoredToken(engagement, signal, timeoutMs))
    if (!token) {
      const json = nickname ? { nickname } : undefined
      return sendProfile(engagement, 'none', { ...options, method: 'POST', json })
    }
    // The session renews tokens only after `init`, so a refused token is replaced here.
    return sendProfile(engagement, { token }, options).catch(async (error: unknown) => {
      const renewed = isUnauthorised(error) && (await renewedProfile(options))
      if (!renewed) throw error
      return renewed
    })
  }

  /** Requests a token in place of a refused one, and reads its profile; undefined if there is no other token. */
  async function renewedProfile(options: CallOptions = {}): Promise<OwnProfile | undefined> {
    const token = await requestToken('unauthorised', options.timeoutMs)
    return token ? sendProfile(engagement, { token }, options) : undefined
  }

  /** Requests a token from the caller's provider; undefined without one. It may never resolve, so its time is limited. */
  async function requestToken(reason: TokenRequest['reason'], limitMs = timeoutMs) {
    if (!tokenProvider) return undefined
    const deadline = { signals: [engagement.internals.disposal], timeoutMs: limitMs }
    return withDeadline(deadline, async () => tokenProvider({ reason })).catch((cause: unknown) => {
      if (isEngagementError(cause)) throw cause
      const details = { code: 'token-provider', retryable: true, cause } as const
      throw new EngagementError('The token provider failed.', details)
    })
  }

  /** Reads the application once and without a retry (specification section 7). */
  async function getApplication(callOptions: CallOptions = {}): Promise<Application> {
    application ??= await readPublicResource(engagement, {
      ...callOptions,
      url: `${endpoint}applications/${encodeURIComponent(clientId)}/`,
      schema: applicationSchema,
      resource: 'Client',
      retry: false,
    })
    return application
  }

  /** Aborts everything that is pending and removes the player. Returns the error of what was pending. */
  function endAll(message: string): EngagementError {
    const reason = new EngagementError(message, { code: 'disposed' })
    session.forget()
    pendingInit = undefined
    failure = undefined
    inits.abort(reason)
    transport.abort(reason)
    disposal?.abort(reason)
    disposal = undefined
    return reason
  }

  function dispose(): void {
    endAll('The engagement was disposed.')
    application = undefined
    clear()
  }

  const engagement: Engagement = {
    clientId,
    endpoint,
    get phase() {
      if (pendingInit) return 'initialising'
      return session.profile ? 'ready' : 'idle'
    },
    get application() {
      return application
    },
    get profile() {
      return session.profile
    },
    get clockSkewMs() {
      return clock.skewMs
    },
    get pollingIntervalMs() {
      const ms = (application?.api_polling_interval ?? 0) * 1000
      return ms > 0 ? Math.max(ms, LEAST_POLLING_INTERVAL_MS) : DEFAULT_POLLING_INTERVAL_MS
    },
    init,
    getApplication,
    on,
    now: clock.now,
    earliestNow: clock.earliestNow,
    dispose,
    [Symbol.dispose]: dispose,
    internals: {
      fetch,
      get pendingInit() {
        return pendingInit
      },
      get failure() {
        return failure
      },
      transport,
      clock,
      isTrusted,
      session,
      get disposal() {
        disposal ??= new AbortController()
        return disposal.signal
      },
      store,
      end: endAll,
      emit,
      warn,
      track,
    },
  }
  return engagement
}

/**
 * Signs the player out: removes the profile and the stored text, aborts pending calls and streams, and emits `signedOut`. The
 * next `init` without a token creates an anonymous profile. Nothing is sent, because the platform has no call for it.
 *
 * @throws ArgumentError 'Missing "engagement" as 1st argument.'
 * @example signOut(engagement)
 * engagement.phase //=> 'idle'
 */
export function signOut(engagement: Engagement): void {
  requireEngagement(engagement)
  const { emit, end, store, warn } = engagement.internals
  const cause = end('The player signed out.')
  writeStoredProfile(store, undefined, warn)
  emit('signedOut', { cause })
}

/**
 * Reads or changes the profile that a token belongs to; without a token it creates one, whose response alone has the token.
 *
 * @throws InvalidBodyError when a new profile has no token
 */
export async function sendProfile(
  engagement: Engagement,
  auth: Auth,
  call: Omit<PlatformCall, 'url' | 'auth'> = {},
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
