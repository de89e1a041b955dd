import { createEngagement, type Engagement } from '@touchline/engagement-sdk'
import {
  configureRealtime,
  type NetworkStatus,
  type RealtimeClock,
  type RealtimeOptions,
} from '@touchline/engagement-sdk/realtime'
import { REALTIME_KEYS } from '../../src/wire/hosts.ts'

const API = 'https://platform.example/api/v1'

/** Creates an initialised engagement that uses a real-time service on this machine. */
export async function aPlayer(host: string, realtime: RealtimeOptions = {}): Promise<Engagement> {
  const resources = new Map<string, unknown>([
    [
      '/api/v1/applications/game/',
      {
        client_id: 'game',
        profile_url: `${API}/profile/`,
        pubnub_subscribe_key: REALTIME_KEYS.subscribe,
        pubnub_publish_key: REALTIME_KEYS.publish,
        pubnub_origin: host,
      },
    ],
    ['/api/v1/profile/', { id: 'me', nickname: 'Me', custom_data: null }],
  ])
  const engagement = createEngagement({
    clientId: 'game',
    endpoint: `${API}/`,
    trustedOrigins: [`http://${host}`],
    logger: { warn: () => undefined, error: () => undefined },
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      return Response.json(resources.get(pathname) ?? {}, { status: resources.has(pathname) ? 200 : 404 })
    },
  })
  await engagement.init({ accessToken: 'secret' })
  configureRealtime(engagement, realtime)
  return engagement
}

/** A clock for tests: short pauses end at once, long ones when the test ends them. */
export interface HurriedClock extends RealtimeClock {
  /** Ends the pauses of this length. */
  expire(ms: number): void
  /** Advances the clock and ends the pauses that are due; code after them reads the later time. */
  pass(ms: number): void
  readonly waiting: number
}

const LONGEST_PAUSE_MS = 10_000

export function createHurriedClock(): HurriedClock {
  const pauses = new Set<{ readonly ms: number; readonly end: () => void }>()
  let ahead = 0
  const end = (isDue: (ms: number) => boolean) => {
    for (const pause of [...pauses]) if (isDue(pause.ms)) pause.end()
  }
  return {
    now: () => Date.now() + ahead,
    get waiting() {
      return pauses.size
    },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const pause = { ms, end: finish }
        const stop = () => {
          pauses.delete(pause)
          reject(signal.reason)
        }
        signal.addEventListener('abort', stop, { once: true })
        pauses.add(pause)
        if (ms <= LONGEST_PAUSE_MS) setImmediate(finish)
        function finish(): void {
          if (!pauses.delete(pause)) return
          signal.removeEventListener('abort', stop)
          resolve()
        }
      }),
    after(ms, act) {
      const stop = () => pauses.delete(pause)
      const pause = { ms, end: () => stop() && act() }
      pauses.add(pause)
      return stop
    },
    expire: (ms) => end((each) => each === ms),
    pass(ms) {
      ahead += ms
      end((each) => each <= ms)
    },
  }
}

/** A network that a test controls. */
export interface TestNetwork extends NetworkStatus {
  set(isOnline: boolean): void
}

export function createTestNetwork(): TestNetwork {
  const listeners = new Set<(isOnline: boolean) => void>()
  let isOnline = true
  return {
    isOnline: () => isOnline,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      isOnline = next
      for (const listener of [...listeners]) listener(next)
    },
  }
}
