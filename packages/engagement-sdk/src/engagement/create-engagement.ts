import { ArgumentError } from '../errors/argument-error.ts'
import { EngagementError } from '../errors/engagement-error.ts'
import { DEFAULT_TIMEOUT_MS } from '../http/default-timeout.ts'
import { deduplicateRequests } from '../http/in-flight-requests.ts'
import { createPlatformClock } from '../http/platform-clock.ts'
import { createSession } from '../http/session.ts'
import { throwIfAborted } from '../http/throw-if-aborted.ts'
import { createTransport } from '../http/transport.ts'
import { sendProfile } from '../resources/send-profile.ts'
import type { Application } from '../wire/application.ts'
import { createEmitter } from './emitter.ts'
import { checkedEndpoint, trustedOriginsOf } from './endpoint.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { CallOptions, EngagementOptions, InitOptions } from './engagement-options.ts'
import { findOrCreateProfile, readApplication } from './initialise.ts'
import { limitTokenProvider } from './limit-token-provider.ts'
import { localStorageStore } from './profile-store.ts'
import { writeStoredProfile } from './stored-profile.ts'

/** Milliseconds between two polls if the application names none. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000

/**
 * Creates a client. Nothing is sent before `init`.
 *
 * @throws ArgumentError 'Missing object property "clientId" in 1st argument object.', 'Invalid endpoint: …', 'Invalid origin: …'
 * @example
 * const engagement = createEngagement({ clientId: 'touchline-sandbox', endpoint: 'http://localhost:4100/api/v1/' })
 * const profile = await engagement.init({ accessToken })
 */
export function createEngagement(options: EngagementOptions): Engagement {
  const {
    clientId,
    logger = console,
    clock: deviceNow = Date.now,
    timeoutMs = DEFAULT_TIMEOUT_MS,
  } = options ?? {}
  if (!clientId) throw new ArgumentError('Missing object property "clientId" in 1st argument object.')
  const endpoint = checkedEndpoint(options.endpoint)
  const store = options.store ?? localStorageStore(`livelike-user-auth-${clientId}`)
  const { on, emit, clear } = createEmitter(logger)
  const clock = createPlatformClock(deviceNow)
  /** Read once for every `init` until one has finished; the next after that reads it again. */
  let application: Application | undefined
  let profile: OwnProfile | undefined
  /** Every pending `init`, and the latest with the token given to it. */
  const inFlightInits = deduplicateRequests<OwnProfile>()
  let currentInit: { readonly signal: AbortSignal; readonly token: string | undefined } | undefined
  /** Created at first use: Cloudflare Workers refuse a controller outside of a request. */
  let disposal: AbortController | undefined

  const requestToken = limitTokenProvider(options.tokenProvider, { timeoutMs, disposal: disposalSignal })
  const session = createSession({
    requestToken,
    async verify(token) {
      const owner = application && profile && (await sendProfile(engagement, application, { token }))
      if (!profile || owner?.id !== profile.id) throw superseded()
      const { blockList, reactions } = profile
      const renewed = { ...owner, blockList, reactions }
      setReady(renewed)
      emit('renewed', renewed)
    },
    onEnd: (cause) => emit('signedOut', { cause }),
  })
  const isTrusted = trustedOriginsOf(endpoint, options.trustedOrigins)
  const transport = createTransport(options, {
    clock,
    session,
    isTrusted,
    timeoutMs,
    warn: (warning) => engagement.internals.warn(warning),
  })

  function disposalSignal(): AbortSignal {
    disposal ??= new AbortController()
    return disposal.signal
  }

  function setReady(next: OwnProfile): void {
    writeStoredProfile(store, next, engagement.internals.warn)
    profile = next
    session.token = next.access_token
  }

  /** Resets to `idle`: a pending `init` rejects with this reason. */
  function reset(reason: EngagementError): void {
    profile = undefined
    currentInit = undefined
    session.forget()
    inFlightInits.abort(reason)
  }

  /** Aborts everything that is pending. */
  function end(message: string): void {
    const reason = new EngagementError(message, { code: 'disposed' })
    reset(reason)
    transport.abort(reason)
    disposal?.abort(reason)
    disposal = undefined
  }

  function dispose(): void {
    end('The engagement was disposed.')
    application = undefined
    clear()
  }

  /** Returns the application. Concurrent reads share one request, which the transport deduplicates. */
  async function loadApplication(callOptions: CallOptions = {}): Promise<Application> {
    const found = application ?? (await readApplication(engagement, callOptions))
    application ??= found
    return application
  }

  async function runInit(initOptions: InitOptions, signal: AbortSignal): Promise<OwnProfile> {
    if (profile) application = undefined
    reset(superseded())
    const init = { signal, token: initOptions.accessToken || options.accessToken }
    currentInit = init
    const found = await findOrCreateProfile(engagement, {
      ...initOptions,
      accessToken: init.token,
      requestToken,
      signal,
    }).finally(() => {
      if (currentInit === init) currentInit = undefined
    })
    throwIfAborted(signal)
    setReady(found)
    emit('ready', found)
    engagement.internals.track('init', { profileId: found.id })
    return found
  }

  const engagement: Engagement = {
    clientId,
    endpoint,
    get phase() {
      if (currentInit && !currentInit.signal.aborted) return 'initialising'
      return profile ? 'ready' : 'idle'
    },
    get application() {
      return application
    },
    get profile() {
      return profile
    },
    get clockSkewMs() {
      return clock.skewMs
    },
    get pollingIntervalMs() {
      return (application?.api_polling_interval ?? 0) * 1000 || DEFAULT_POLLING_INTERVAL_MS
    },
    async init(initOptions = {}) {
      const { accessToken, nickname, timeoutMs, deadlineAt, signal } = initOptions
      const key = JSON.stringify([accessToken, nickname, timeoutMs, deadlineAt])
      return inFlightInits.join(key, (sharedSignal) => runInit(initOptions, sharedSignal), signal)
    },
    getApplication: loadApplication,
    on,
    now: clock.now,
    earliestNow: clock.earliestNow,
    dispose,
    [Symbol.dispose]: dispose,
    internals: {
      transport,
      clock,
      isTrusted,
      get pendingToken() {
        return currentInit?.token
      },
      get disposal() {
        return disposalSignal()
      },
      store,
      end,
      warn(warning) {
        logger.warn(warning.message, warning.rejected ?? warning.cause)
        emit('warning', warning)
      },
      track(label, data) {
        try {
          options.analytics?.track(label, data)
        } catch (error) {
          logger.error('The analytics provider threw', error)
        }
      },
      keepProfile(next) {
        if (profile) setReady(next)
      },
    },
  }
  return engagement
}

function superseded(): EngagementError {
  return new EngagementError('Another init or profile took over.', { code: 'superseded' })
}
