import { ArgumentError } from '../errors/argument-error.ts'
import { EngagementError } from '../errors/engagement-error.ts'
import { DEFAULT_TIMEOUT_MS } from '../http/abort.ts'
import { createPlatformClock } from '../http/platform-clock.ts'
import { createTransport } from '../http/transport.ts'
import { sendProfile } from '../resources/send-profile.ts'
import type { Application } from '../wire/application.ts'
import { createDisposal } from './disposal.ts'
import { createEmitter } from './emitter.ts'
import { checkedEndpoint, trustedOriginsOf } from './endpoint.ts'
import type { Engagement } from './engagement.ts'
import type { CallOptions, EngagementOptions } from './engagement-options.ts'
import { findOrCreateProfile, readApplication } from './initialise.ts'
import { createPendingInits } from './pending-inits.ts'
import { localStorageStore } from './profile-store.ts'
import { createReporter } from './reporter.ts'
import { createRequestToken } from './request-token.ts'
import { createSession } from './session.ts'
import { writeStoredProfile } from './stored-profile.ts'

/** Milliseconds between two polls if the application names none. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000

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
    readOwner: async (token) => sendProfile(engagement, await getApplication(), { token }),
    save: (profile) => writeStoredProfile(store, profile, warn),
    emit,
  })
  const transport = createTransport(options, { clock, session, isTrusted, timeoutMs, warn })
  /** Read once for every `init` until one has finished; the next after that reads it again. */
  let application: Application | undefined
  const inits = createPendingInits(
    {
      reset() {
        if (session.profile) application = undefined
        session.forget()
      },
      findProfile: (initOptions) => findOrCreateProfile(engagement, { ...initOptions, requestToken }),
      finish(profile) {
        session.keep(profile)
        emit('ready', profile)
        track('init', { profileId: profile.id })
      },
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
      return (application?.api_polling_interval ?? 0) * 1000 || DEFAULT_POLLING_INTERVAL_MS
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
