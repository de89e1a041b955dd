import type { Engagement } from '../../engagement/engagement.ts'
import { createHeartbeats, type Heartbeats } from '../presence/heartbeats.ts'
import type { OwnAttributes } from '../presence/own-attributes.ts'
import { withoutPresenceChannels } from '../presence/presence-channel.ts'
import type { CurrentService } from '../service/current-service.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import type { RealtimeService } from '../service/realtime-service.ts'
import { createSubscribeLoop, type SubscribeLoop } from '../stream/subscribe-loop.ts'
import { listsOf, type SubscribeState } from '../stream/subscribe-state.ts'
import type { SubscriberSet } from '../stream/subscribers.ts'
import type { SubscriptionLists } from '../stream/subscription-lists.ts'
import { connectionFrom } from './connection-state.ts'
import type { ConnectionStatus } from './connection-status.ts'
import { createNetworkWatch } from './network-status.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'
import { createRecovery } from './recovery.ts'

/** The long polls and the heartbeats of an engagement, which start and stop together. */
export interface Connection {
  readonly loop: SubscribeLoop
  readonly heartbeats: Heartbeats
  /** The channels and groups that the service is subscribed to. */
  readonly lists: SubscriptionLists
  /** Returns whether nothing may be sent for the streams, not even a leave call. */
  isSilent(): boolean
  /** Connects again after `stop` or a failure, from the cursor at which it stopped. */
  start(): void
  /** Leaves the channels and keeps the cursor, until `start`. */
  stop(): void
  /** Connects again if the stream or the heartbeats were given up. */
  reconnectIfFailed(): void
  /** Continues with another service: from the same cursor in the same stream, else without subscriptions. */
  replaceService(next: RealtimeService | undefined): void
  /** Leaves every channel and drops the cursor. */
  close(): void
}

/** The parts of the hub that the connection uses. */
export interface ConnectionPorts {
  readonly engagement: Engagement
  readonly options: ResolvedRealtimeOptions
  readonly status: ConnectionStatus
  readonly service: CurrentService
  readonly subscribers: SubscriberSet
  readonly attributes: OwnAttributes
}

/** Returns a connection without subscriptions. */
export function createConnection(ports: ConnectionPorts): Connection {
  const { engagement, options, status, service, subscribers } = ports
  const { network } = options
  const warn = (message: string, cause?: unknown) => engagement.internals.warn({ message, cause })
  const lists = () => listsOf(loop.state)
  const present = () => withoutPresenceChannels(lists())
  const attributes = () => ports.attributes.textFor(lists().channels)
  /** The service that the stream's last request was sent to. */
  let streamed: ConnectedService | undefined
  let isStopped = false

  const recovery = createRecovery({
    options,
    reconnect,
    hasNewToken: () =>
      engagement.profile !== undefined && engagement.profile.access_token !== streamed?.authKey,
  })
  const heartbeats = createHeartbeats({
    options,
    attributes,
    http: () => service.require('Presence'),
    onFailure: ({ reason, failure }) => warn(`Presence was given up: ${reason}`, failure),
    onLeaveFailure: (cause) => warn('Leaving a real-time channel was not confirmed.', cause),
  })
  const loop = createSubscribeLoop({
    options,
    attributes,
    subscribers,
    warn,
    http() {
      streamed = service.require('Listening')
      return streamed
    },
    onStatus: status.announcements.emit,
    onState,
  })
  const watchNetwork = createNetworkWatch(options, {
    'announce-down': () => status.announcements.emit({ category: 'network-down' }),
    'announce-up': () => status.announcements.emit({ category: 'network-up' }),
    disconnect: () => disconnect({ isOffline: true }),
    destroy() {
      subscribers.clear()
      ports.attributes.current.clear()
      unsubscribeAll({ isOffline: true })
    },
    reconnect() {
      if (!isStopped) recovery.afterOffline()
    },
  })

  return {
    loop,
    heartbeats,
    get lists() {
      return lists()
    },
    isSilent,
    start() {
      isStopped = false
      reconnect()
    },
    stop() {
      disconnect({ isOffline: isSilent() })
      isStopped = true
    },
    reconnectIfFailed() {
      if (status.now.phase === 'failed' || heartbeats.state.phase === 'failed') reconnect()
    },
    replaceService(next) {
      const { now } = service
      const isSameStream = next?.origin === now?.origin && next?.subscribeKey === now?.subscribeKey
      if (now !== undefined) heartbeats.leaveAll(present(), { isOffline: isSilent() })
      loop.dispatch({ type: isSameStream ? 'disconnect' : 'unsubscribe-all' })
      service.replace(next)
      if (!isSameStream) return
      heartbeats.join(present(), { isOffline: isSilent() })
      if (!isSilent()) reconnect()
    },
    close() {
      unsubscribeAll({ isOffline: service.now === undefined || isSilent() })
      recovery.cancel()
    },
  }

  function isSilent(): boolean {
    return isStopped || !network.isOnline()
  }

  function reconnect(): void {
    recovery.cancel()
    loop.dispatch({ type: 'reconnect' })
    heartbeats.reconnect()
  }

  function disconnect({ isOffline }: { isOffline: boolean }): void {
    recovery.cancel()
    loop.dispatch({ type: 'disconnect', isOffline })
    heartbeats.disconnect(present(), { isOffline })
  }

  function unsubscribeAll({ isOffline }: { isOffline: boolean }): void {
    heartbeats.leaveAll(present(), { isOffline })
    loop.dispatch({ type: 'unsubscribe-all' })
  }

  function onState(state: SubscribeState): void {
    const wasFailed = status.now.phase === 'failed'
    const next = connectionFrom(state, { isOnline: network.isOnline() })
    watchNetwork(state.phase !== 'unsubscribed')
    if (wasFailed && next.phase !== 'failed') recovery.cancel()
    status.set(next)
    if (!wasFailed && next.phase === 'failed') recovery.afterFailure(next.failure)
  }
}
