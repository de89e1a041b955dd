import type { Engagement, EngagementOptions, InitOptions, OwnProfile, RealtimeConfig } from './engagement.ts'
import { ArgumentError } from './errors/argument-error.ts'
import { EngagementError } from './errors/engagement-error.ts'
import { createEmitter } from './events.ts'
import { createPlatformClock } from './http/platform-clock.ts'
import { createSession } from './http/session.ts'
import { createTransport } from './http/transport.ts'
import { type Initialised, initialise } from './initialise.ts'
import { realtimeConfigFrom } from './realtime-config.ts'
import { sendProfile } from './resources/send-profile.ts'
import { localStorageStore, storageKey } from './storage/profile-store.ts'
import { writeStoredProfile } from './storage/stored-profile.ts'

/** Base of the platform's API. */
const DEFAULT_ENDPOINT = 'https://cf-blast.livelikecdn.com/api/v1/'

/** Limit of one request. */
const DEFAULT_TIMEOUT_MS = 15_000

/** Time between two polls where the application names none. */
const DEFAULT_POLLING_INTERVAL_MS = 10_000

interface ReadyState extends Initialised {
  readonly realtimeConfig: RealtimeConfig | undefined
}

/** An `init` under way. */
interface Beginning {
  /** What it was called with. */
  readonly key: string
  done?: Promise<OwnProfile>
}

/**
 * Makes a client. Nothing is sent before `init`.
 *
 * @throws ArgumentError 'Missing object property "clientId" in 1st argument object.'
 * @example
 * const engagement = createEngagement({ clientId: 'touchline-sandbox', endpoint: 'http://localhost:4100/api/v1/' })
 * const profile = await engagement.init({ accessToken })
 */
export function createEngagement(options: EngagementOptions): Engagement {
  const { clientId, logger = console, clock: device = Date.now } = options ?? {}
  if (!clientId) throw new ArgumentError('Missing object property "clientId" in 1st argument object.')
  const endpoint = (options.endpoint ?? DEFAULT_ENDPOINT).replace(/\/*$/, '/')
  const store = options.store ?? localStorageStore(storageKey(clientId))
  const emitter = createEmitter(logger)
  const clock = createPlatformClock(device)
  let state: ReadyState | undefined
  let beginning: Beginning | undefined
  let disposal = new AbortController()

  const session = createSession({
    tokenProvider: options.tokenProvider,
    async verify(token) {
      if (!state) return
      const { application, profile: before } = state
      const profile = await sendProfile(engagement, application, { token })
      if (profile.id !== before.id || state?.profile.id !== before.id) throw superseded()
      become({ application, profile })
    },
    onEnd: (cause) => emitter.emit('signedOut', { cause }),
  })
  const transport = createTransport({
    fetch: options.fetch,
    retry: options.retry,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    trustedOrigins: [endpoint, ...(options.trustedOrigins ?? [])].map((url) => new URL(url).origin),
    clock,
    device,
    session,
  })

  function become({ application, profile }: Initialised): void {
    writeStoredProfile(store, profile)
    state = { application, profile, realtimeConfig: realtimeConfigFrom(application, profile) }
    session.token = profile.access_token
  }

  /** Back to `idle`: an `init` under way no longer counts. */
  function reset(): void {
    state = undefined
    beginning = undefined
    session.token = undefined
  }

  async function begin(mine: Beginning, initOptions: InitOptions): Promise<OwnProfile> {
    try {
      const found = await initialise(engagement, options, store, initOptions)
      if (beginning !== mine) throw superseded()
      become(found)
      emitter.emit('ready', found.profile)
      engagement.internals.track('init', { profileId: found.profile.id })
      return found.profile
    } finally {
      if (beginning === mine) beginning = undefined
    }
  }

  const engagement: Engagement = {
    clientId,
    endpoint,
    get phase() {
      if (beginning) return 'initialising'
      return state ? 'ready' : 'idle'
    },
    get application() {
      return state?.application
    },
    get profile() {
      return state?.profile
    },
    get realtimeConfig() {
      return state?.realtimeConfig
    },
    get clockSkewMs() {
      return clock.skewMs
    },
    get pollingIntervalMs() {
      return (state?.application.api_polling_interval ?? 0) * 1000 || DEFAULT_POLLING_INTERVAL_MS
    },
    async init(initOptions = {}) {
      const key = JSON.stringify([initOptions.accessToken, initOptions.nickname])
      if (beginning?.done && beginning.key === key) return beginning.done
      reset()
      const mine: Beginning = { key }
      beginning = mine
      mine.done = begin(mine, initOptions)
      return mine.done
    },
    on: emitter.on,
    now: clock.now,
    dispose() {
      reset()
      emitter.clear()
      const reason = new EngagementError('The engagement was disposed.', { code: 'disposed' })
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
      warn: (warning) => emitter.emit('warning', warning),
      track(label, data) {
        try {
          options.analytics?.track(label, data)
        } catch (error) {
          logger.error('The analytics provider threw', error)
        }
      },
      keepProfile(profile) {
        if (state?.profile.id !== profile.id) return
        const { access_token, blockList, reactions } = state.profile
        become({
          application: state.application,
          profile: { ...profile, access_token, blockList, reactions },
        })
      },
    },
  }
  return engagement
}

function superseded(): EngagementError {
  return new EngagementError('Another init or another profile took over.', { code: 'superseded' })
}
