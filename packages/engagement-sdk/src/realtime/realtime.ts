import type { Engagement } from '../engagement/engagement.ts'
import { requireEngagement } from '../engagement/require.ts'
import { ArgumentError, NotInitialisedError } from '../errors/errors.ts'
import { addJitter } from '../http/retry.ts'
import {
  createConnection,
  isActive,
  type RealtimeAnnouncement,
  type RealtimeConnection,
} from './connection.ts'
import { RealtimeUnavailableError } from './errors.ts'
import { onPageVisible } from './host.ts'
import { difference, isEmpty, isSameLists, NO_LISTS, withoutPresenceChannels } from './names.ts'
import { type RealtimeOptions, type ResolvedRealtimeOptions, resolveRealtimeOptions } from './options.ts'
import { createPresence, type Presence } from './presence.ts'
import {
  type ConnectedService,
  connectService,
  providerOrigin,
  type RealtimeService,
  serviceOf,
} from './service.ts'
import { createSubscribeLoop } from './subscribe.ts'
import { listsOf, type Subscriber, type Subscription, startOver, subscriptionOf } from './subscriptions.ts'

/** The real-time part of an engagement: one connection, shared by all its streams. */
export interface Realtime {
  readonly options: ResolvedRealtimeOptions
  readonly connection: RealtimeConnection
  readonly presence: Presence
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
   * @throws RealtimeUnavailableError without keys
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

/** Returns the real-time part as {@link realtimeOf} does. @throws NotInitialisedError before the first `init` */
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
  const presence = createPresence({ options, disposal, warn, service: () => currentService('Presence') })
  const loop = createSubscribeLoop({
    options,
    connection,
    subscriptions,
    disposal,
    warn,
    service: () => currentService('Listening'),
    attributes: presence.attributesText,
    platformNow: () => (engagement.clockSkewMs === undefined ? undefined : engagement.now()),
  })
  /** Chosen once, because another host would be another stream. */
  const ownOrigin = providerOrigin(random())
  let service: ConnectedService | undefined
  /** The inputs of `service`. */
  let madeOf: readonly unknown[] = []
  /** The channels and groups of the last update. */
  let lists = NO_LISTS
  let isStopped = false
  let isUpdateDue = false
  /** The wait after the device has come online. */
  let returning = new AbortController()
  let stopWatching: (() => void) | undefined

  const stopReadyListener = engagement.on('ready', () => {
    applyProfile()
    connectIfFailed()
    updateSoon()
  })
  const stopRenewedListener = engagement.on('renewed', applyProfile)
  disposal.addEventListener('abort', dispose, { once: true })
  connection.changes.add(watchHost)
  applyProfile()
  updateSoon()

  return {
    options,
    presence,
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
    requireService,
  }

  /** Returns the service that streams and heartbeats use: during an `init` that of the profile before. */
  function currentService(what: string): ConnectedService {
    applyProfile()
    if (service === undefined) throw new RealtimeUnavailableError(what)
    return service
  }

  function requireService(what: string): ConnectedService {
    if (engagement.profile === undefined) throw new NotInitialisedError()
    return currentService(what)
  }

  /**
   * Creates the service of the current profile and application, unless it exists. Called before every use, so that neither a
   * call nor a listener of `ready` uses the service of an earlier player.
   */
  function applyProfile(): void {
    const { application, profile } = engagement
    if (profile === undefined) return
    const parts = [application, profile.id, profile.access_token]
    if (parts.every((part, index) => part === madeOf[index])) return
    const next = serviceOf(engagement, options.overrides, ownOrigin)
    madeOf = parts
    if (service && next && isSame(service, { ...next, authKey: service.authKey })) {
      // The same player with a renewed token: nothing is restarted, and the next request is the first with it.
      service = connectService(next, options, disposal)
      connectIfFailed()
    } else replaceService(next)
  }

  /** Continues with another service: from the same cursor in the same stream, else without a cursor. */
  function replaceService(next: RealtimeService | undefined): void {
    const before = service
    if (before === undefined && next === undefined) return
    const wasPaused = isPaused()
    presence.setPresent(NO_LISTS, { isLeaveSent: !wasPaused })
    if (before?.userId !== next?.userId) presence.resetAttributes()
    const keepsStream =
      before !== undefined && before.origin === next?.origin && before.subscribeKey === next.subscribeKey
    if (!keepsStream) {
      connection.dispatch({ type: 'unsubscribe' })
      if (before !== undefined) startOver(subscriptions)
      lists = NO_LISTS
      loop.reset()
    } else if (!wasPaused) pause('stopped')
    service = next && connectService(next, options, disposal)
    if (keepsStream && !wasPaused) connect()
    updateSoon()
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

  /** Makes the channels and groups of the service equal to those of the subscribers. */
  function update(): void {
    if (service === undefined) {
      const isPolling = subscriptions.size > 0 && engagement.profile !== undefined
      connection.dispatch({ type: isPolling ? 'lose-service' : 'unsubscribe' })
      return
    }
    const before = lists
    lists = listsOf(subscriptions)
    if (isEmpty(lists)) {
      connection.dispatch({ type: 'unsubscribe' })
      if (!isEmpty(before)) loop.reset()
    } else if (!isSameLists(lists, before) || loop.needsRewind()) {
      connection.dispatch({ type: 'subscribe', pause: pauseNow() })
      loop.interrupt()
    }
    for (const channel of difference(before, lists).channels) presence.attributes.delete(channel)
    // After the long poll has ended: one in flight would make the player present again.
    setPresent()
  }

  function setPresent(): void {
    const isHere = !isPaused()
    presence.setPresent(isHere ? withoutPresenceChannels(lists) : NO_LISTS, { isLeaveSent: isHere })
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
    presence.setPresent(NO_LISTS, { isLeaveSent })
  }

  function connect(): void {
    returning.abort()
    const before = connection.current
    connection.dispatch({ type: 'connect' })
    if (!isActive(before)) loop.restart()
    // A caller that asks for a connection does not wait for the next attempt.
    else if (before.phase === 'reconnecting') loop.interrupt()
    presence.retry()
    setPresent()
  }

  function connectIfFailed(): void {
    if (connection.current.phase === 'failed') connect()
    else presence.retry()
  }

  /** Follows the network and the page while there is a stream. */
  function watchHost({ phase }: RealtimeConnection): void {
    if (phase === 'idle' || phase === 'polling') {
      stopWatching?.()
      stopWatching = undefined
    } else if (stopWatching === undefined) {
      const stops = [network.onChange(afterNetworkChange), onPageVisible(afterPageVisible)]
      stopWatching = () => {
        for (const stop of stops) stop()
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
    if (options.restore) {
      if (!isStopped) pause('offline')
      return
    }
    subscriptions.clear()
    lists = NO_LISTS
    presence.resetAttributes()
    connection.dispatch({ type: 'unsubscribe' })
    loop.reset()
    presence.setPresent(NO_LISTS, { isLeaveSent: false })
  }

  function dispose(): void {
    stopReadyListener()
    stopRenewedListener()
    returning.abort()
    const isLeaveSent = !isPaused()
    connection.dispatch({ type: 'unsubscribe' })
    loop.reset()
    presence.setPresent(NO_LISTS, { isLeaveSent })
    for (const { subscriber } of subscriptions) subscriber.end()
    subscriptions.clear()
    connection.changes.clear()
    connection.announcements.clear()
  }
}

/** Returns whether two services have the same address, keys and player. */
function isSame(left: RealtimeService, right: RealtimeService): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
