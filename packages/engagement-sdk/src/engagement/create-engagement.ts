import { ArgumentError } from '../errors/argument-error.ts'
import { EngagementError } from '../errors/engagement-error.ts'
import { deduplicateRequests } from '../http/in-flight-requests.ts'
import { originOf } from '../http/origin-of.ts'
import { createPlatformClock } from '../http/platform-clock.ts'
import { createSession } from '../http/session.ts'
import { createTransport } from '../http/transport.ts'
import { trustedOrigins } from '../http/trusted-origins.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { sendProfile } from '../resources/send-profile.ts'
import type { Application } from '../wire/application.ts'
import { createEmitter } from './emitter.ts'
import type { Engagement, OwnProfile } from './engagement.ts'
import type { EngagementOptions, InitOptions } from './engagement-options.ts'
import { findOrCreateProfile, type Initialised, readApplication } from './initialise.ts'
import { localStorageStore } from './profile-store.ts'
import { writeStoredProfile } from './stored-profile.ts'

/** Base of the platform's API. */
const DEFAULT_ENDPOINT = 'https://cf-blast.livelikecdn.com/api/v1/'

/** Hosts of the public platform: resources, stored content and votes each have their own (decision trusted-hosts). */
const DEFAULT_HOSTS = 'https://*.livelikecdn.com'

/** Time between two polls if the application names none. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000

/** Limit of one request. */
const DEFAULT_TIMEOUT_MS = 15_000

/**
 * Creates a client. Nothing is sent before `init`.
 *
 * @throws ArgumentError 'Missing object property "clientId" in 1st argument object.', 'Invalid endpoint: …'
 * @example
 * const engagement = createEngagement({ clientId: 'touchline-sandbox', endpoint: 'http://localhost:4100/api/v1/' })
 * const profile = await engagement.init({ accessToken })
 */
export function createEngagement(options: EngagementOptions): Engagement {
  const {
    clientId,
    logger = console,
    clock: device = Date.now,
    timeoutMs = DEFAULT_TIMEOUT_MS,
  } = options ?? {}
  if (!clientId) throw new ArgumentError('Missing object property "clientId" in 1st argument object.')
  const endpoint = checkedEndpoint(options.endpoint ?? DEFAULT_ENDPOINT)
  const store = options.store ?? localStorageStore(`livelike-user-auth-${clientId}`)
  const { on, emit, clear } = createEmitter(logger)
  const clock = createPlatformClock(device)
  let state: Initialised | undefined
  /** The application of an `init` whose profile could not be read. The next `init` uses it, because the application is read once. */
  let pendingApplication: Application | undefined
  /** Every pending `init`, and the signal of the latest. */
  const inFlightInits = deduplicateRequests<OwnProfile>()
  let currentInit: AbortSignal | undefined
  let disposal = new AbortController()

  /** Limited in time, because a caller's function may never resolve. */
  const tokenProvider: EngagementOptions['tokenProvider'] =
    options.tokenProvider &&
    ((request) => {
      const asked = Promise.resolve(options.tokenProvider?.(request) ?? '')
      return withTimeout(asked, timeoutMs, disposal.signal)
    })
  const session = createSession({
    tokenProvider,
    async verify(token) {
      const profile = state && (await sendProfile(engagement, state.application, { token }))
      if (!state || profile?.id !== state.profile.id) throw superseded()
      const { blockList, reactions } = state.profile
      const renewed = { ...profile, blockList, reactions }
      setReady({ ...state, profile: renewed })
      emit('renewed', renewed)
    },
    onEnd: (cause) => emit('signedOut', { cause }),
  })
  const isTrusted = trustedOrigins([
    endpoint,
    ...(originOf(endpoint) === originOf(DEFAULT_ENDPOINT) ? [DEFAULT_HOSTS] : []),
    ...(options.trustedOrigins ?? []),
  ])
  const transport = createTransport(options, {
    clock,
    device,
    session,
    isTrusted,
    timeoutMs,
    warn: (warning) => engagement.internals.warn(warning),
  })

  function setReady(next: Initialised): void {
    writeStoredProfile(store, next.profile)
    state = next
    session.token = next.profile.access_token
  }

  /** Resets to `idle`: a pending `init` rejects with this reason. */
  function reset(reason: EngagementError): void {
    state = undefined
    currentInit = undefined
    session.forget()
    inFlightInits.abort(reason)
  }

  async function runInit(initOptions: InitOptions, signal: AbortSignal): Promise<OwnProfile> {
    reset(superseded())
    currentInit = signal
    const found = await findInitialised({ ...initOptions, signal }).finally(() => {
      if (currentInit === signal) currentInit = undefined
    })
    signal.throwIfAborted()
    setReady(found)
    pendingApplication = undefined
    emit('ready', found.profile)
    engagement.internals.track('init', { profileId: found.profile.id })
    return found.profile
  }

  async function findInitialised(
    given: InitOptions & { readonly signal: AbortSignal },
  ): Promise<Initialised> {
    const application = pendingApplication ?? (await readApplication(engagement, given))
    pendingApplication = application
    const accessToken = given.accessToken || options.accessToken
    const identity = { ...given, accessToken, tokenProvider }
    return { application, profile: await findOrCreateProfile(engagement, application, store, identity) }
  }

  const engagement: Engagement = {
    clientId,
    endpoint,
    get phase() {
      if (currentInit && !currentInit.aborted) return 'initialising'
      return state ? 'ready' : 'idle'
    },
    get application() {
      return state?.application
    },
    get profile() {
      return state?.profile
    },
    get clockSkewMs() {
      return clock.skewMs
    },
    get pollingIntervalMs() {
      return (state?.application.api_polling_interval ?? 0) * 1000 || DEFAULT_POLLING_INTERVAL_MS
    },
    async init(initOptions = {}) {
      const { accessToken, nickname, timeoutMs, deadlineAt, signal } = initOptions
      const key = JSON.stringify([accessToken, nickname, timeoutMs, deadlineAt])
      return inFlightInits.join(key, (ended) => runInit(initOptions, ended), signal)
    },
    on,
    now: clock.now,
    dispose() {
      const reason = new EngagementError('The engagement was disposed.', { code: 'disposed' })
      reset(reason)
      pendingApplication = undefined
      clear()
      transport.abort(reason)
      disposal.abort(reason)
      disposal = new AbortController()
    },
    internals: {
      transport,
      clock,
      isTrusted,
      get disposal() {
        return disposal.signal
      },
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
      keepProfile(profile) {
        if (state) setReady({ ...state, profile })
      },
    },
  }
  return engagement
}

function superseded(): EngagementError {
  return new EngagementError('Another init or profile took over.', { code: 'superseded' })
}

function checkedEndpoint(given: string): string {
  if (originOf(given)) return given.replace(/\/*$/, '/')
  throw new ArgumentError(
    `Invalid endpoint: "${given}". Give an absolute http(s) URL such as ${DEFAULT_ENDPOINT}, or none for the default.`,
  )
}
