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
import { aProfile, createPlatform } from '../../src/testing/index.ts'
import { at, createFakeService, settle } from './fake-service.ts'

export interface HarnessOptions {
  readonly application?: Record<string, unknown>
  readonly realtime?: RealtimeOptions
  readonly trustedOrigins?: readonly string[]
  /** What `Math.random` returns. @default 0 */
  readonly random?: number
  /** Whether the platform sends its time, which is the one of the device. @default false */
  readonly sendsTime?: boolean
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

/** Returns the function that hides and shows the page of a browser. */
export function aPage(hidden: boolean): (hidden: boolean) => void {
  const page = Object.assign(new EventTarget(), { hidden })
  vi.stubGlobal('document', page)
  return (next) => {
    page.hidden = next
    page.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Sends a call, and returns it with the only request in flight. */
export async function sent<T>(send: (engagement: Engagement) => Promise<T>, options: HarnessOptions = {}) {
  const harness = await aHarness(options)
  const call = send(harness.engagement)
  call.catch(() => undefined)
  return { ...harness, call, request: await harness.service.next(/./) }
}

/** A test harness. */
export type Harness = Awaited<ReturnType<typeof aHarness>>

/** Returns an initialised engagement with a fake clock, network, platform and real-time service, without jitter. */
export async function aHarness(options: HarnessOptions = {}) {
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const clock = createFakeClock()
  const service = createFakeService()
  const network = createFakeNetwork()
  vi.spyOn(Math, 'random').mockReturnValue(options.random ?? 0)
  const warnings: Warning[] = []
  /** It has the profiles `me` with the token `secret`, and `you` with the token `other`. */
  const platform = createPlatform({ origin: 'https://platform.example' })
  platform.addProfile({ profile: aProfile({ id: 'me' }), token: 'secret' })
  platform.addProfile({ profile: aProfile({ id: 'you' }), token: 'other' })
  const keys = { pubnub_subscribe_key: 'sub', pubnub_publish_key: 'pub', pubnub_origin: 'realtime.example' }
  platform.state.application = { ...keys, ...options.application }
  const { clientId, endpoint } = platform
  const engagement = createEngagement({
    clientId,
    endpoint,
    store: memoryStore(),
    tokenProvider: async () => 'renewed',
    trustedOrigins: options.trustedOrigins ?? ['https://realtime.example'],
    fetch: async (input, init) => {
      // By the path: the service may have the host of the platform.
      if (!new Request(input, init).url.includes('/api/v1/')) return service.fetch(input, init)
      const response = await platform.fetch(input, init)
      if (!options.sendsTime) response.headers.delete('date')
      return response
    },
  })
  await engagement.init({ accessToken: 'secret' })
  engagement.on('warning', (warning) => warnings.push(warning))
  configureRealtime(engagement, { spreadMs: 0, ...options.realtime })
  return { engagement, service, clock, network, warnings, platform }
}

/** Gives the global object the events of a browser, and returns the network of a device, which a test switches on and off. */
function createFakeNetwork() {
  const host = new EventTarget()
  vi.stubGlobal('addEventListener', host.addEventListener.bind(host))
  vi.stubGlobal('removeEventListener', host.removeEventListener.bind(host))
  return {
    set: (isOnline: boolean) => void host.dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
    /** Number of listeners to its events. */
    get listening() {
      return getEventListeners(host, 'online').length
    },
  }
}

/** Replaces the timers and the date of this engine by a clock that advances only when the test calls `advance`. */
function createFakeClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2024-04-27T05:30:00Z'),
  })
  onTestFinished(() => void vi.useRealTimers())
  return {
    now: () => Date.now(),
    /** Number of pending timers. */
    get waiting() {
      return vi.getTimerCount()
    },
    /** Advances, runs the timers that are due in order, and lets everything that follows from them run. */
    async advance(ms: number) {
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
