import * as z from 'zod/mini'
import type { Cipher } from '../crypto/cipher.ts'
import type { Engagement, OwnProfile } from '../engagement/engagement.ts'
import { requireEngagement } from '../engagement/require.ts'
import { ArgumentError, EngagementError, NotInitialisedError } from '../errors/errors.ts'
import { onAbort, startTimer } from '../http/abort.ts'
import { addJitter, exponentialRetry, type RetryPolicy } from '../http/retry.ts'
import {
  createConnection,
  isActive,
  onHostEvent,
  type RealtimeAnnouncement,
  type RealtimeConnection,
} from './connection.ts'
import { type Service, serviceOf } from './service.ts'
import { createSubscribeLoop } from './subscribe.ts'
import { channelsOf, createRepeatFilter, type Subscription } from './subscriptions.ts'
import { epochMsOf } from './timetoken.ts'

/** Options of {@link configureRealtime}. */
export interface RealtimeOptions {
  /** Host, or origin with its scheme. @default the application's, else one of the provider's */
  readonly origin?: string | undefined
  /** @default waits of 1, 2, 4 … s and up to as much again, six retries */
  readonly retry?: RetryPolicy | undefined
  /** Keeps the cursor while the device is offline; without it the streams end. @default true */
  readonly restore?: boolean | undefined
  /** Reads and writes encrypted messages, see the `crypto` entry. @default none */
  readonly cipher?: Cipher | undefined
  /** Milliseconds over which clients spread when all of them come back at once. @default 2000 */
  readonly spreadMs?: number | undefined
}

/** Waits 1, 2, 4 … s and up to as much again, six times. @example DEFAULT_RECONNECT.limit //=> 6 */
export const DEFAULT_RECONNECT: RetryPolicy = exponentialRetry({
  limit: 6,
  maxMs: 150_000,
  jitter: 'above',
})

const created = new WeakMap<Engagement, Realtime>()
/** Options for the first use. */
const configured = new WeakMap<Engagement, RealtimeOptions>()

/**
 * Sets the real-time options of an engagement. Optional; only before the first use of real-time, and again after `dispose`.
 * Starts nothing, so it may be called at module scope.
 *
 * @throws ArgumentError when real-time is already in use
 * @example configureRealtime(engagement, { cipher: createCipher({ cipherKey }) })
 */
export function configureRealtime(engagement: Engagement, options: RealtimeOptions): void {
  requireEngagement(engagement)
  if (created.has(engagement)) {
    throw new ArgumentError('Real-time is already in use. Call configureRealtime before its first use.')
  }
  configured.set(engagement, options)
}

/**
 * Returns the state of real-time. The same object until it changes, so it suits a store's snapshot.
 *
 * @example realtimeConnection(engagement).phase //=> 'connected'
 */
export function realtimeConnection(engagement: Engagement): RealtimeConnection {
  return realtimeOf(engagement).connection.current
}

/**
 * Calls the listener whenever {@link realtimeConnection} changes, until the returned function is called.
 *
 * @example const stop = onRealtimeConnection(engagement, ({ phase }) => setLive(phase === 'connected'))
 */
export function onRealtimeConnection(
  engagement: Engagement,
  listener: (connection: RealtimeConnection) => void,
): () => void {
  return realtimeOf(engagement).connection.changes.add(listener)
}

/**
 * Calls the listener for each announcement of the connection (connected, disconnected, network down and up …) until the
 * returned function is called.
 *
 * @example const stop = onRealtimeStatus(engagement, ({ category }) => log(category))
 */
export function onRealtimeStatus(
  engagement: Engagement,
  listener: (announcement: RealtimeAnnouncement) => void,
): () => void {
  return realtimeOf(engagement).connection.announcements.add(listener)
}

/**
 * Reconnects after `disconnectRealtime` or a failure, from the cursor at which it stopped.
 *
 * @example if (realtimeConnection(engagement).phase === 'failed') reconnectRealtime(engagement)
 */
export function reconnectRealtime(engagement: Engagement): void {
  realtimeOf(engagement).connect()
}

/**
 * Stops every stream until `reconnectRealtime` and leaves the channels; streams do not end.
 *
 * @example
 * disconnectRealtime(engagement)
 * realtimeConnection(engagement).phase //=> 'stopped'
 */
export function disconnectRealtime(engagement: Engagement): void {
  realtimeOf(engagement).disconnect()
}

/** The response of the time call: a timetoken as a number or as text. */
const timeSchema = z.tuple([z.coerce.number().check(z.positive())], z.unknown())

/**
 * Sets the engagement's clock from the real-time provider's time call, for a platform whose `Date` header scripts may not
 * read: `clockSkewMs` is undefined then. Sends one request, without the token.
 *
 * @throws EngagementError `realtime-unavailable` without real-time keys
 * @throws RealtimeError when the service does not respond
 * @throws InvalidBodyError when its response is not a time: check the real-time origin
 * @throws NotInitialisedError before `init`
 * @example if (engagement.clockSkewMs === undefined) await syncClock(engagement)
 */
export async function syncClock(
  engagement: Engagement,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { read } = readyRealtimeOf(engagement).service('The time call')
  const { clock } = engagement.internals
  const sentAt = clock.deviceNow()
  const [time] = await read(timeSchema, 'time', { path: ['time', '0'], query: { auth: undefined }, signal })
  const serverAt = epochMsOf(String(time))
  clock.observe({ serverAt, sentAt, receivedAt: clock.deviceNow(), granularityMs: 1 })
}

/** Returns the real-time part of an engagement. @throws NotInitialisedError before the first `init` */
export function readyRealtimeOf(engagement: Engagement): Realtime {
  requireEngagement(engagement)
  if (engagement.phase === 'idle') throw new NotInitialisedError()
  return realtimeOf(engagement)
}

function realtimeOf(engagement: Engagement): Realtime {
  requireEngagement(engagement)
  const realtime = created.get(engagement) ?? createRealtime(engagement, configured.get(engagement) ?? {})
  created.set(engagement, realtime)
  return realtime
}

export type Realtime = ReturnType<typeof createRealtime>

/** Creates what the streams of an engagement share, which lasts until the engagement is disposed. */
function createRealtime(engagement: Engagement, options: RealtimeOptions) {
  const { retry = DEFAULT_RECONNECT, restore = true, cipher, spreadMs = 2000 } = options
  const { disposal, warn } = engagement.internals
  const connection = createConnection((cause) => warn({ message: 'A real-time listener threw.', cause }))
  const subscriptions = new Set<Subscription>()
  const loop = createSubscribeLoop({ engagement, connection, subscriptions, retry, spreadMs, cipher })
  /** The service of the loop, and its profile: during an `init` those of before. */
  let service: Service | undefined
  let profile: OwnProfile | undefined
  /** The channels of the last update. */
  let channels: readonly string[] = []
  /** Ends the wait after the device has come online. */
  let cancelConnect = (): void => undefined

  const stops = [engagement.on('ready', refreshService), engagement.on('renewed', refreshService)]
  disposal.addEventListener('abort', dispose, { once: true })
  refreshService()

  return {
    connection,
    cipher,
    /** Subscribes until the subscriber has ended. */
    subscribe(subscriber: Omit<Subscription, 'isRepeated'>): void {
      const subscription = { ...subscriber, isRepeated: createRepeatFilter() }
      subscriptions.add(subscription)
      updateSoon()
      onAbort(subscriber.ended, () => {
        subscriptions.delete(subscription)
        updateSoon()
      })
    },
    connect,
    /** Leaves the channels and sends nothing until `connect`. */
    disconnect(): void {
      cancelConnect()
      connection.dispatch('stop')
      update()
    },
    /**
     * Returns the service as the current profile uses it.
     *
     * @param what the subject of the error
     * @throws NotInitialisedError while there is no profile
     * @throws EngagementError `realtime-unavailable` without keys
     */
    service(what: string): Service {
      if (engagement.profile === undefined) throw new NotInitialisedError()
      refreshService()
      if (service !== undefined) return service
      throw new EngagementError(
        `${what} needs real-time, and the application names no real-time keys, or a host that is not in trustedOrigins.`,
        { code: 'realtime-unavailable' },
      )
    },
  }

  /**
   * Creates the service of the current profile, unless it exists. Called before every use, so that neither a call nor a
   * listener of `ready` uses the service of an earlier player.
   */
  function refreshService(): void {
    if (engagement.profile === undefined || engagement.profile === profile) return
    // Only now: nothing would remove listeners of a state that is read after `dispose`.
    if (profile === undefined) stops.push(onHostEvent(follow))
    profile = engagement.profile
    service = serviceOf(engagement, options.origin)
    if (connection.current.phase === 'failed') connection.dispatch('connect')
    // With the new token, before the service refuses the old one.
    loop.distrust()
    update()
  }

  /** Updates at the end of the task: a channel that is left and joined again in it stays joined. */
  function updateSoon(): void {
    void Promise.resolve().then(update)
  }

  /** Makes the connection and the loop those of the current subscriptions and service. */
  function update(): void {
    const next = service === undefined ? [] : channelsOf(subscriptions)
    const isChanged = JSON.stringify(next) !== JSON.stringify(channels)
    if (isChanged) channels = next
    const isPolling = profile !== undefined && service === undefined && subscriptions.size > 0
    if (isPolling) connection.dispatch('lose-service')
    else if (channels.length === 0) connection.dispatch('unsubscribe')
    else if (isChanged) connection.dispatch('subscribe')
    // After it gave up, the loop waits for the time of its recovery.
    if (connection.current.phase !== 'failed') loop.interrupt(service, channels)
  }

  /** Connects after a pause or a failure, from the cursor at which it stopped, and ends the wait for the next attempt. */
  function connect(): void {
    cancelConnect()
    connection.dispatch('connect')
    loop.distrust()
    update()
  }

  function follow(event: 'online' | 'offline' | 'visible'): void {
    const { current } = connection
    if (event === 'visible') {
      // A phone ends the requests of a hidden page, and delays its timers.
      if (isActive(current) || (current.phase === 'failed' && current.failure.retryable)) connect()
      return
    }
    connection.announcements.emit({ category: event === 'online' ? 'network-up' : 'network-down' })
    cancelConnect()
    if (event === 'offline') {
      connection.dispatch('go-offline')
      update()
      if (!restore) for (const { end } of subscriptions) end()
    } else if (connection.current.phase !== 'stopped')
      cancelConnect = startTimer(addJitter(0, spreadMs, Math.random), connect)
  }

  function dispose(): void {
    created.delete(engagement)
    for (const stop of stops) stop()
    cancelConnect()
    for (const { end } of subscriptions) end()
    update()
  }
}
