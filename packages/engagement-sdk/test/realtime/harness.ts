import { getEventListeners } from 'node:events'
import { onTestFinished, vi } from 'vitest'
import { memoryStore } from '../../src/engagement/store.ts'
import { createEngagement, type Engagement, type Warning } from '../../src/index.ts'
import {
  configureRealtime,
  messages,
  onRealtimeConnection,
  onRealtimeStatus,
  type RealtimeMessage,
  type RealtimeOptions,
} from '../../src/realtime/index.ts'
import { at, createFakeService, type FakeService, settle } from './fake-service.ts'

/** The network of a device, which a test switches on and off. */
export interface FakeNetwork {
  set(isOnline: boolean): void
  /** Number of listeners to its events. */
  readonly listening: number
}

/** A test harness: an initialised engagement with a fake clock, network, platform and real-time service, without jitter. */
export interface Harness {
  readonly engagement: Engagement
  readonly service: FakeService
  readonly clock: FakeClock
  readonly network: FakeNetwork
  readonly warnings: readonly Warning[]
  /** The platform's responses, or promises of them, by path; `refused` is the authorization header that it rejects with 401. */
  readonly platform: Map<string, unknown>
}

const API = 'https://platform.example/api/v1'
const KEYS = { pubnub_subscribe_key: 'sub', pubnub_publish_key: 'pub', pubnub_origin: 'realtime.example' }

export interface HarnessOptions {
  readonly application?: Record<string, unknown>
  readonly realtime?: RealtimeOptions
  readonly trustedOrigins?: readonly string[]
  /** What `Math.random` returns. @default 0 */
  readonly random?: number
}

/** Returns a harness with a connected stream of the channel `room`, which `stop` ends, its long poll, and what its connection did. */
export async function aStream(options: HarnessOptions = {}) {
  const harness = await aHarness(options)
  const { phases, categories } = recorded(harness)
  const stop = new AbortController()
  const received = collect(messages(harness.engagement, 'room', { signal: stop.signal }))
  const poll = await harness.service.connect(at(0))
  return { ...harness, phases, categories, stop, received, poll }
}

/** Signs another player in. */
export function signInOther({ engagement, platform }: Pick<Harness, 'engagement' | 'platform'>) {
  platform.set('/api/v1/profile/', { id: 'you', nickname: 'You', custom_data: null })
  return engagement.init({ accessToken: 'other' })
}

/** Returns the function that hides and shows the page of a browser. */
export function aPage(hidden: boolean): (hidden: boolean) => void {
  const page = Object.assign(new EventTarget(), { hidden })
  vi.stubGlobal('document', page)
  return (next) => {
    page.hidden = next
    page.dispatchEvent(new Event('visibilitychange'))
  }
}

export async function aHarness(options: HarnessOptions = {}): Promise<Harness> {
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const clock = createFakeClock()
  const service = createFakeService()
  const network = createFakeNetwork()
  vi.spyOn(Math, 'random').mockReturnValue(options.random ?? 0)
  const warnings: Warning[] = []
  const profile = { id: 'me', nickname: 'Me', custom_data: null }
  const platform = new Map<string, unknown>([
    [
      '/api/v1/applications/game/',
      {
        client_id: 'game',
        profile_url: `${API}/profile/`,
        api_polling_interval: 10,
        program_detail_url_template: `${API}/programs/{program_id}/`,
        ...KEYS,
        ...options.application,
      },
    ],
    ['/api/v1/profile/', profile],
  ])
  const engagement = createEngagement({
    clientId: 'game',
    endpoint: `${API}/`,
    store: memoryStore(),
    tokenProvider: async () => 'renewed',
    trustedOrigins: options.trustedOrigins ?? ['https://realtime.example'],
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (!pathname.startsWith('/api/')) return service.fetch(input, init)
      const request = new Request(input, init)
      if (platform.has('refused') && request.headers.get('authorization') === platform.get('refused'))
        return new Response('{}', { status: 401 })
      const body = await platform.get(pathname)
      if (body instanceof Response) return body.clone()
      return body === undefined ? new Response('{}', { status: 404 }) : Response.json(body)
    },
  })
  await engagement.init({ accessToken: 'secret' })
  engagement.on('warning', (warning) => warnings.push(warning))
  configureRealtime(engagement, { spreadMs: 0, ...options.realtime })
  return { engagement, service, clock, network, warnings, platform }
}

/** Gives the global object the events of a browser. */
function createFakeNetwork(): FakeNetwork {
  const host = new EventTarget()
  vi.stubGlobal('addEventListener', host.addEventListener.bind(host))
  vi.stubGlobal('removeEventListener', host.removeEventListener.bind(host))
  return {
    set: (isOnline) => void host.dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
    get listening() {
      return getEventListeners(host, 'online').length
    },
  }
}

/** A clock that advances only when a test calls `advance`. */
interface FakeClock {
  now(): number
  /** Advances, runs the timers that are due in order, and lets everything that follows from them run. */
  advance(ms: number): Promise<void>
  /** Number of pending timers. */
  readonly waiting: number
}

/** Replaces the timers and the date of this engine until the end of the test. */
function createFakeClock(): FakeClock {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2024-04-27T05:30:00Z'),
  })
  onTestFinished(() => void vi.useRealTimers())
  return {
    now: () => Date.now(),
    get waiting() {
      return vi.getTimerCount()
    },
    async advance(ms) {
      await settle()
      await vi.advanceTimersByTimeAsync(ms)
      await settle()
    },
  }
}

/** Reads a stream in the background into a list that grows. */
export interface Collected<T> extends Array<T> {
  /** Resolves when the stream ends, rejects when it fails. */
  done: Promise<void>
}

export function collect<T>(stream: AsyncIterable<T>): Collected<T> {
  const items: T[] = []
  const done = (async () => {
    for await (const item of stream) items.push(item)
  })()
  done.catch(() => undefined)
  return Object.assign(items, { done })
}

/** Returns the numbers of messages; another payload as it is. */
export const indexes = (received: readonly RealtimeMessage[]): readonly unknown[] =>
  received.map(({ payload }) =>
    typeof payload === 'object' && payload !== null && 'index' in payload ? payload.index : payload,
  )

/** Records the phases and announcements of a connection. */
export function recorded({ engagement }: { readonly engagement: Engagement }): {
  readonly phases: string[]
  readonly categories: string[]
} {
  const phases: string[] = []
  const categories: string[] = []
  onRealtimeConnection(engagement, ({ phase }) => phases.push(phase))
  onRealtimeStatus(engagement, ({ category }) => categories.push(category))
  return { phases, categories }
}
