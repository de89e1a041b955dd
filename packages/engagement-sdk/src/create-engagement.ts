import type { Engagement, OwnProfile } from './engagement.ts'
import type { EngagementOptions, InitOptions } from './engagement-options.ts'
import { ArgumentError } from './errors/argument-error.ts'
import { EngagementError } from './errors/engagement-error.ts'
import { createEmitter } from './events.ts'
import { createFlights } from './http/flights.ts'
import { limited } from './http/limited.ts'
import { originOf } from './http/origin-of.ts'
import { createPlatformClock } from './http/platform-clock.ts'
import { createSession } from './http/session.ts'
import { createTransport } from './http/transport.ts'
import { type Initialised, initialise } from './initialise.ts'
import { sendProfile } from './resources/send-profile.ts'
import { localStorageStore } from './storage/profile-store.ts'
import { writeStoredProfile } from './storage/stored-profile.ts'

/** Base of the platform's API. */
const DEFAULT_ENDPOINT = 'https://cf-blast.livelikecdn.com/api/v1/'

/** Time between two polls where the application names none. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000

/** Limit of one request. */
const DEFAULT_TIMEOUT_MS = 15_000

/**
 * Makes a client. Nothing is sent before `init`.
 *
 * @throws ArgumentError 'Missing object property "clientId" in 1st argument object.'
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
  const endpoint = (options.endpoint ?? DEFAULT_ENDPOINT).replace(/\/*$/, '/')
  const store = options.store ?? localStorageStore(`livelike-user-auth-${clientId}`)
  const { on, emit, clear } = createEmitter(logger)
  const clock = createPlatformClock(device)
  let state: Initialised | undefined
  /** Every `init` under way, and the signal of the latest. */
  const inits = createFlights<OwnProfile>()
  let beginning: AbortSignal | undefined
  let disposal = new AbortController()

  /** The caller's own code: it may hang, and must not make a call hang. */
  const tokenProvider: EngagementOptions['tokenProvider'] =
    options.tokenProvider &&
    ((request) => {
      const asked = Promise.resolve(options.tokenProvider?.(request) ?? '')
      return limited(asked, timeoutMs, disposal.signal)
    })
  const session = createSession({
    tokenProvider,
    async verify(token) {
      const profile = state && (await sendProfile(engagement, state.application, { token }))
      if (!state || profile?.id !== state.profile.id) throw superseded()
      const { blockList, reactions } = state.profile
      const renewed = { ...profile, blockList, reactions }
      become({ ...state, profile: renewed })
      emit('renewed', renewed)
    },
    onEnd: (cause) => emit('signedOut', { cause }),
  })
  const trustedOrigins = [endpoint, ...(options.trustedOrigins ?? [])].map((url) => {
    const origin = originOf(url)
    if (!origin) throw new ArgumentError(`Invalid origin: ${url}`)
    return origin
  })
  const transport = createTransport(options, { clock, device, session, trustedOrigins, timeoutMs })

  function become(next: Initialised): void {
    writeStoredProfile(store, next.profile)
    state = next
    session.token = next.profile.access_token
  }

  /** Back to `idle`: an `init` under way ends with this reason. */
  function reset(reason: EngagementError): void {
    state = undefined
    beginning = undefined
    session.forget()
    inits.abort(reason)
  }

  async function begin(initOptions: InitOptions, signal: AbortSignal): Promise<OwnProfile> {
    reset(superseded())
    beginning = signal
    const given = { ...options, tokenProvider }
    const found = await initialise(engagement, store, given, { ...initOptions, signal }).finally(() => {
      if (beginning === signal) beginning = undefined
    })
    signal.throwIfAborted()
    become(found)
    emit('ready', found.profile)
    engagement.internals.track('init', { profileId: found.profile.id })
    return found.profile
  }

  const engagement: Engagement = {
    clientId,
    endpoint,
    get phase() {
      if (beginning && !beginning.aborted) return 'initialising'
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
      return inits.join(key, (ended) => begin(initOptions, ended), signal)
    },
    on,
    now: clock.now,
    dispose() {
      const reason = new EngagementError('The engagement was disposed.', { code: 'disposed' })
      reset(reason)
      clear()
      transport.abort(reason)
      disposal.abort(reason)
      disposal = new AbortController()
    },
    internals: {
      transport,
      clock,
      get disposal() {
        return disposal.signal
      },
      warn: (warning) => emit('warning', warning),
      track(label, data) {
        try {
          options.analytics?.track(label, data)
        } catch (error) {
          logger.error('The analytics provider threw', error)
        }
      },
      keepProfile(profile) {
        if (state) become({ ...state, profile })
      },
    },
  }
  return engagement
}

function superseded(): EngagementError {
  return new EngagementError('Another init or profile took over.', { code: 'superseded' })
}
