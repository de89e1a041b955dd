import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireEngagement } from '../engagement/require.ts'
import { ArgumentError, EngagementError, NotInitialisedError } from '../errors/errors.ts'
import { addJitter } from '../http/retry.ts'
import { createConnection, type RealtimeAnnouncement, type RealtimeConnection } from './connection.ts'
import { isPresenceChannel } from './envelope.ts'
import { createHeartbeats } from './heartbeats.ts'
import {
  onPageVisible,
  type RealtimeOptions,
  type ResolvedRealtimeOptions,
  resolveRealtimeOptions,
} from './options.ts'
import {
  type ConnectedService,
  connectService,
  providerOrigin,
  type RealtimeService,
  serviceOf,
} from './service.ts'
import { createSubscribeLoop } from './subscribe.ts'
import { channelsOf, type Subscriber, type Subscription, subscriptionOf } from './subscriptions.ts'
import { epochMsOf } from './timetoken.ts'

/** The real-time part of an engagement: one connection, shared by all its streams. */
export interface Realtime {
  readonly options: ResolvedRealtimeOptions
  readonly connection: RealtimeConnection
  /** The own attributes by channel. They are sent with every handshake and heartbeat until the channel is left. */
  readonly attributes: Map<string, unknown>
  onConnection(listener: (connection: RealtimeConnection) => void): () => void
  onAnnouncement(listener: (announcement: RealtimeAnnouncement) => void): () => void
  /** Subscribes until the returned function is called. */
  subscribe(subscriber: Subscriber): () => void
  /** Reconnects after a disconnect or a failure, from the cursor at which it stopped. */
  reconnect(): void
  /** Sends leave calls and stops until `reconnect`. */
  disconnect(): void
  /**
   * Returns the service as the current profile uses it.
   *
   * @throws NotInitialisedError while there is no profile
   * @throws EngagementError `realtime-unavailable` without keys
   */
  requireService(what: string): ConnectedService
}

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
  return realtimeOf(engagement).connection
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
  return realtimeOf(engagement).onConnection(listener)
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
  return realtimeOf(engagement).onAnnouncement(listener)
}

/**
 * Reconnects after `disconnectRealtime` or a failure, from the cursor at which it stopped.
 *
 * @example if (realtimeConnection(engagement).phase === 'failed') reconnectRealtime(engagement)
 */
export function reconnectRealtime(engagement: Engagement): void {
  realtimeOf(engagement).reconnect()
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
const TIME_PATH = '/time/0'

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
  const { read } = readyRealtimeOf(engagement).requireService('The time call')
  const { clock } = engagement.internals
  const sentAt = clock.deviceNow()
  const [time] = await read(timeSchema, 'time', { path: TIME_PATH, isAnonymous: true, signal })
  const serverAt = epochMsOf(String(time))
  clock.observe({ serverAt, sentAt, receivedAt: clock.deviceNow(), granularityMs: 1 })
}

/** Returns the real-time part of an engagement. @throws NotInitialisedError before the first `init` */
export function readyRealtimeOf(engagement: Engagement): Realtime {
  requireEngagement(engagement)
  if (engagement.phase === 'idle') throw new NotInitialisedError()
  return realtimeOf(engagement)
}

/** Returns the real-time part of an engagement, created at its first use. */
function realtimeOf(engagement: Engagement): Realtime {
  const existing = created.get(engagement)
  if (existing !== undefined) return existing
  const realtime = createRealtime(engagement, resolveRealtimeOptions(configured.get(engagement) ?? {}))
  configured.delete(engagement)
  created.set(engagement, realtime)
  engagement.internals.disposal.signal.addEventListener('abort', () => created.delete(engagement), {
    once: true,
  })
  return realtime
}

/** Creates the real-time part of an engagement, which lasts until the engagement is disposed. */
function createRealtime(engagement: Engagement, options: ResolvedRealtimeOptions): Realtime {
  const { network, clock, random } = options
  const disposal = engagement.internals.disposal.signal
  const warn = (message: string, cause?: unknown) => engagement.internals.warn({ message, cause })
  const connection = createConnection((cause) => warn('A real-time listener threw.', cause))
  const subscriptions = new Set<Subscription>()
  const attributes = new Map<string, unknown>()
  const ports = { options, attributes: attributesText, warn, service: () => currentService('Real-time') }
  const heartbeats = createHeartbeats(ports)
  const loop = createSubscribeLoop({
    ...ports,
    connection,
    subscriptions,
    platformNow: () => (engagement.clockSkewMs === undefined ? undefined : engagement.now()),
  })
  /** Chosen once, because another host would be another stream. */
  const ownOrigin = providerOrigin(random())
  let service: ConnectedService | undefined
  /** The inputs of `service`. */
  let madeOf: readonly unknown[] = []
  /** The channels of the last update. */
  let channels: readonly string[] = []
  let isStopped = false
  let isUpdateDue = false
  /** The wait after the device has come online. */
  let returning = new AbortController()
  let stopWatching: (() => void) | undefined

  const stops = [engagement.on('ready', followProfile), engagement.on('renewed', followProfile)]
  disposal.addEventListener('abort', dispose, { once: true })
  connection.changes.add(watchHost)
  refreshService()

  return {
    options,
    attributes,
    get connection() {
      return connection.current
    },
    onConnection: connection.changes.add,
    onAnnouncement: connection.announcements.add,
    subscribe(subscriber) {
      const subscription = subscriptionOf(subscriber)
      subscriptions.add(subscription)
      updateSoon()
      return () => {
        subscriptions.delete(subscription)
        updateSoon()
      }
    },
    reconnect() {
      isStopped = false
      connect()
    },
    disconnect() {
      pause('stopped')
      isStopped = true
    },
    requireService(what) {
      if (engagement.profile === undefined) throw new NotInitialisedError()
      return currentService(what)
    },
  }

  /** Returns the service that streams and heartbeats use: during an `init` that of the profile before. */
  function currentService(what: string): ConnectedService {
    refreshService()
    if (service !== undefined) return service
    throw new EngagementError(
      `${what} needs real-time, and the application names no real-time keys, or a host that is not in trustedOrigins.`,
      { code: 'realtime-unavailable' },
    )
  }

  function followProfile(): void {
    refreshService()
    if (connection.current.phase === 'failed') connect()
    else heartbeats.retry()
  }

  /**
   * Creates the service of the current profile and application, unless it exists. Called before every use, so that neither a
   * call nor a listener of `ready` uses the service of an earlier player.
   */
  function refreshService(): void {
    const { application, profile } = engagement
    if (profile === undefined) return
    const parts = [application, profile.id, profile.access_token]
    if (parts.every((part, index) => part === madeOf[index])) return
    const isFirst = madeOf.length === 0
    madeOf = parts
    const found = serviceOf(engagement, options, ownOrigin)
    const next = found && connectService(found, options, disposal)
    const isOther = identityOf(service) !== identityOf(next)
    const isRenewed = service?.authKey !== next?.authKey
    if (isOther) {
      // After the end of the poll, which would make the player present again, and as the player before.
      loop.restart()
      heartbeats.setPresent([], { isLeaveSent: !isPaused() })
      if (!isFirst) attributes.clear()
    }
    service = next
    // With the new token, before the service refuses the old one.
    if (isRenewed) loop.interrupt()
    update()
  }

  /** Updates once for all changes of a task, at its end. */
  function updateSoon(): void {
    if (isUpdateDue) return
    isUpdateDue = true
    void Promise.resolve().then(() => {
      isUpdateDue = false
      if (!disposal.aborted) update()
    })
  }

  /** Makes the channels of the service equal to those of the subscribers. */
  function update(): void {
    if (service === undefined) {
      const isPolling = subscriptions.size > 0 && engagement.profile !== undefined
      connection.dispatch({ type: isPolling ? 'lose-service' : 'unsubscribe' })
      return
    }
    const before = channels
    channels = channelsOf(subscriptions)
    const left = before.filter((channel) => !channels.includes(channel))
    const isChanged = left.length > 0 || channels.length !== before.length
    const { phase } = connection.current
    if (channels.length === 0) connection.dispatch({ type: 'unsubscribe' })
    else if (isChanged || phase === 'polling') connection.dispatch({ type: 'subscribe', pause: pauseNow() })
    if (isChanged || loop.needsRewind() || phase === 'polling') loop.interrupt()
    for (const channel of left) attributes.delete(channel)
    // After the long poll has ended: one in flight would make the player present again.
    setPresent()
  }

  function setPresent(): void {
    const isHere = !isPaused()
    const regular = channels.filter((channel) => !isPresenceChannel(channel))
    heartbeats.setPresent(isHere ? regular : [], { isLeaveSent: isHere })
  }

  function attributesText(wanted: readonly string[]): string | undefined {
    const known = [...attributes].filter(([channel]) => wanted.includes(channel))
    return known.length === 0 ? undefined : JSON.stringify(Object.fromEntries(known))
  }

  function pauseNow(): 'stopped' | 'offline' | undefined {
    if (isStopped) return 'stopped'
    return network.isOnline() ? undefined : 'offline'
  }

  /** Returns whether the caller has stopped real-time or the device is offline: then not even a leave call is sent. */
  function isPaused(): boolean {
    return pauseNow() !== undefined
  }

  function pause(kind: 'stopped' | 'offline'): void {
    returning.abort()
    const isLeaveSent = !isPaused()
    connection.dispatch({ type: 'pause', pause: kind })
    loop.interrupt()
    heartbeats.setPresent([], { isLeaveSent })
  }

  function connect(): void {
    returning.abort()
    const before = connection.current.phase
    connection.dispatch({ type: 'connect' })
    // A caller that asks for a connection does not wait for the next attempt.
    if (before === 'reconnecting' || before !== connection.current.phase) loop.interrupt()
    heartbeats.retry()
    setPresent()
  }

  /** Follows the network and the page while there is a stream. */
  function watchHost({ phase }: RealtimeConnection): void {
    if (phase === 'idle' || phase === 'polling') {
      stopWatching?.()
      stopWatching = undefined
    } else if (stopWatching === undefined) {
      const watched = [network.onChange(afterNetworkChange), onPageVisible(afterPageVisible)]
      stopWatching = () => {
        for (const stop of watched) stop()
      }
    }
  }

  /** A phone ends the requests of a hidden page, and delays its timers. */
  function afterPageVisible(): void {
    const { current } = connection
    if (current.phase === 'connected') loop.check()
    const isRetried = current.phase === 'failed' && current.failure.retryable
    if (current.phase === 'reconnecting' || isRetried) connect()
  }

  function afterNetworkChange(isOnline: boolean): void {
    connection.announcements.emit({ category: isOnline ? 'network-up' : 'network-down' })
    if (!isOnline) goOffline()
    else if (!isStopped) {
      // Clients that come online together spread over a while.
      returning.abort()
      returning = new AbortController()
      clock.wait(addJitter(0, options.spreadMs, random), returning.signal).then(connect, () => undefined)
    }
  }

  /** Keeps the cursor if it is to be restored (specification section 4). */
  function goOffline(): void {
    if (!options.restore) {
      subscriptions.clear()
      update()
    } else if (!isStopped) pause('offline')
  }

  function dispose(): void {
    for (const stop of stops) stop()
    returning.abort()
    const ended = [...subscriptions]
    subscriptions.clear()
    update()
    for (const { subscriber } of ended) subscriber.end()
    connection.changes.clear()
    connection.announcements.clear()
  }
}

/** Returns what another stream or another player has different. */
function identityOf(service: RealtimeService | undefined): string | undefined {
  return service && JSON.stringify([service.origin, service.subscribeKey, service.userId])
}
