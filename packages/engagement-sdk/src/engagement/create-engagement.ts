import { ArgumentError, EngagementError } from '../errors/errors.ts'
import { DEFAULT_TIMEOUT_MS } from '../http/abort.ts'
import { createPlatformClock } from '../http/clock.ts'
import { type CallOptions, createTransport } from '../http/request.ts'
import { checkedEndpoint, trustedOriginsOf } from '../http/url.ts'
import type { Application } from '../wire/application.ts'
import type { Engagement } from './engagement.ts'
import { createEmitter, createReporter } from './events.ts'
import { createPendingInits, findOrCreateProfile, readApplication, sendProfile } from './initialise.ts'
import type { EngagementOptions } from './options.ts'
import { requireEngagement } from './require.ts'
import { createRequestToken, createSession } from './session.ts'
import { clearStoredProfile, localStorageStore, writeStoredProfile } from './store.ts'

/** Milliseconds between two polls if the application names none, and the least that it can name. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000
const LEAST_POLLING_INTERVAL_MS = 1000

/**
 * Creates a client. Nothing is sent before `init`. Its parts: `session` holds the profile and its token, `inits` finds or
 * creates the profile, `transport` sends the calls, and `disposal` ends everything that waits.
 *
 * @throws ArgumentError 'Missing object property "clientId" in 1st argument object.', 'Invalid endpoint: …', 'Invalid origin: …'
 * @example
 * const engagement = createEngagement({ clientId: 'touchline-sandbox', endpoint: 'http://localhost:4100/api/v1/' })
 * const profile = await engagement.init({ accessToken })
 */
export function createEngagement(options: EngagementOptions): Engagement {
  const { clientId, logger = console, timeoutMs = DEFAULT_TIMEOUT_MS } = options ?? {}
  if (!clientId) throw new ArgumentError('Missing object property "clientId" in 1st argument object.')
  const endpoint = checkedEndpoint(options.endpoint)
  const isTrusted = trustedOriginsOf(endpoint, options.trustedOrigins)
  const store = options.store ?? localStorageStore(`livelike-user-auth-${clientId}`)
  const clock = createPlatformClock(options.clock ?? Date.now)
  const { on, emit, clear } = createEmitter(logger)
  const { warn, track } = createReporter(emit, logger, options.analytics)
  const disposal = createDisposal()
  const requestToken = createRequestToken(options.tokenProvider, { timeoutMs, disposal })
  const session = createSession({
    requestToken,
    readOwner: async (token) => sendProfile(engagement, await getApplication(), { auth: { token } }),
    save: (profile) => writeStoredProfile(store, profile, warn),
    emit,
  })
  const transport = createTransport({
    fetch: (input, init) => (options.fetch ?? fetch)(input, init),
    clock,
    own: session,
    isTrusted,
    retry: options.retry,
    timeoutMs,
    warn,
  })
  /** Read once for every `init` until one has finished; the next after that reads it again. */
  let application: Application | undefined
  const inits = createPendingInits(
    {
      reset() {
        if (session.profile) application = undefined
        session.forget()
      },
      findProfile: (initOptions) => findOrCreateProfile(engagement, { ...initOptions, requestToken }),
      // In the order of the specification, section 4. Real-time makes its configuration of the profile at each use, so that it is
      // in place for the listeners too.
      finish(profile) {
        session.keep(profile)
        emit('ready', profile)
        track('init', { profileId: profile.id })
      },
      now: clock.now,
    },
    options.accessToken,
  )

  /** Returns the application. Concurrent reads share one request, which the transport deduplicates. */
  async function getApplication(callOptions: CallOptions = {}): Promise<Application> {
    const found = application ?? (await readApplication(engagement, callOptions))
    application ??= found
    return application
  }

  /** Aborts everything that is pending and removes the player. */
  function end(message: string): void {
    const reason = new EngagementError(message, { code: 'disposed' })
    session.forget()
    inits.abort(reason)
    transport.abort(reason)
    disposal.abort(reason)
  }

  function dispose(): void {
    end('The engagement was disposed.')
    application = undefined
    clear()
  }

  const engagement: Engagement = {
    clientId,
    endpoint,
    get phase() {
      if (inits.current) return 'initialising'
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
    init: (initOptions = {}) => inits.join(initOptions),
    getApplication,
    on,
    now: clock.now,
    earliestNow: clock.earliestNow,
    dispose,
    [Symbol.dispose]: dispose,
    internals: {
      transport,
      clock,
      isTrusted,
      inits,
      disposal,
      store,
      end,
      warn,
      track,
      keepProfile: session.keep,
    },
  }
  return engagement
}

/**
 * Signs the player out: removes the profile and the stored text, and aborts pending calls and streams. Listeners stay. The
 * next `init` without a token creates an anonymous profile. Nothing is sent, because the platform has no call for it.
 *
 * @throws ArgumentError 'Missing "engagement" as 1st argument.'
 * @example signOut(engagement)
 * engagement.phase //=> 'idle'
 */
export function signOut(engagement: Engagement): void {
  requireEngagement(engagement)
  const { end, store, warn } = engagement.internals
  end('The player signed out.')
  clearStoredProfile(store, warn)
}

/** Creates the abort signal of everything that ends with `dispose`. The engagement can be used again afterwards. */
function createDisposal(): { readonly signal: AbortSignal; abort(reason: unknown): void } {
  /** Created at first use: Cloudflare Workers refuse a controller outside of a request. */
  let controller: AbortController | undefined
  return {
    get signal() {
      controller ??= new AbortController()
      return controller.signal
    },
    abort(reason) {
      controller?.abort(reason)
      controller = undefined
    },
  }
}
