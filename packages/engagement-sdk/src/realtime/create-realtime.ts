import type { Engagement } from '../engagement/engagement.ts'
import { EngagementError, NotInitialisedError } from '../errors/errors.ts'
import { addJitter } from '../http/retry.ts'
import { createConnection, type RealtimeAnnouncement, type RealtimeConnection } from './connection.ts'
import { isPresenceChannel } from './envelope.ts'
import { createHeartbeats } from './heartbeats.ts'
import { onPageVisible, type ResolvedRealtimeOptions } from './options.ts'
import {
  type ConnectedService,
  connectService,
  providerOrigin,
  type RealtimeService,
  serviceOf,
} from './service.ts'
import { createSubscribeLoop } from './subscribe.ts'
import { channelsOf, type Subscriber, type Subscription, subscriptionOf } from './subscriptions.ts'

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

/** Creates the real-time part of an engagement, which lasts until the engagement is disposed. */
export function createRealtime(engagement: Engagement, options: ResolvedRealtimeOptions): Realtime {
  const { network, clock, random } = options
  const disposal = engagement.internals.disposal.signal
  const warn = (message: string, cause?: unknown) => engagement.internals.warn({ message, cause })
  const connection = createConnection((cause) => warn('A real-time listener threw.', cause))
  const subscriptions = new Set<Subscription>()
  const attributes = new Map<string, unknown>()
  const ports = { options, attributes: attributesText, warn, service: () => currentService('Listening') }
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
  let serviceInputs: readonly unknown[] = []
  /** The channels of the last update. */
  let channels: readonly string[] = []
  let isStopped = false
  let isUpdateDue = false
  /** The wait after the device has come online. */
  let onlineWait = new AbortController()
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
    if (parts.every((part, index) => part === serviceInputs[index])) return
    const isFirst = serviceInputs.length === 0
    serviceInputs = parts
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
    onlineWait.abort()
    const isLeaveSent = !isPaused()
    connection.dispatch({ type: 'pause', pause: kind })
    loop.interrupt()
    heartbeats.setPresent([], { isLeaveSent })
  }

  function connect(): void {
    onlineWait.abort()
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
      onlineWait.abort()
      onlineWait = new AbortController()
      clock.wait(addJitter(0, options.spreadMs, random), onlineWait.signal).then(connect, () => undefined)
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
    onlineWait.abort()
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
