import type { Engagement } from '../../engagement/engagement.ts'
import { createHeartbeats, type Heartbeats } from '../presence/heartbeats.ts'
import type { OwnAttributes } from '../presence/own-attributes.ts'
import type { CurrentService } from '../service/current-service.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import { isSameStream, type RealtimeService } from '../service/realtime-service.ts'
import { createSubscribeLoop, type SubscribeLoop } from '../stream/subscribe-loop.ts'
import { listsOf } from '../stream/subscribe-state.ts'
import type { SubscriberSet } from '../stream/subscribers.ts'
import { createConnectionControls } from './connection-controls.ts'
import { connectionFrom } from './connection-state.ts'
import type { ConnectionStore } from './connection-store.ts'
import { createNetworkWatch } from './network-status.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'
import { createRecovery } from './recovery.ts'

/** The long polls and the heartbeats of an engagement, which start and stop together. */
export interface Connection {
  readonly loop: SubscribeLoop
  readonly heartbeats: Heartbeats
  /** Returns whether the caller has stopped the connection or the device is offline: then not even a leave call is sent. */
  isPaused(): boolean
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
  readonly store: ConnectionStore
  readonly service: CurrentService
  readonly subscribers: SubscriberSet
  readonly attributes: OwnAttributes
}

/**
 * Creates a connection without subscriptions. Its parts: `loop` sends the long polls, `heartbeats` keep the player present,
 * `controls` start and stop both, and `recovery` starts them again after a failure.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const { engagement, options, store, service, subscribers } = ports
  const { network } = options
  const warn = (message: string, cause?: unknown) => engagement.internals.warn({ message, cause })
  const attributes = () => ports.attributes.textFor(listsOf(loop.state).channels)
  /** The service that the stream's last request was sent to. */
  let lastService: ConnectedService | undefined
  let isStopped = false
  const isPaused = () => isStopped || !network.isOnline()

  const recovery = createRecovery({
    options,
    reconnect: () => controls.reconnect(),
    hasNewToken: () =>
      engagement.profile !== undefined && engagement.profile.access_token !== lastService?.authKey,
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
      lastService = service.require('Listening')
      return lastService
    },
    onStatus: store.announcements.emit,
    onState(state) {
      const connection = connectionFrom(state, { isOnline: network.isOnline() })
      watchNetwork(state.phase !== 'unsubscribed')
      store.set(connection)
      recovery.follow(connection)
    },
  })
  const controls = createConnectionControls({ loop, heartbeats, recovery })
  const watchNetwork = createNetworkWatch(network, (isOnline) => {
    store.announcements.emit({ category: isOnline ? 'network-up' : 'network-down' })
    if (!isOnline) goOffline()
    else if (!isStopped) recovery.afterOffline()
  })

  /** Keeps the cursor if it is to be restored (specification section 4). */
  function goOffline(): void {
    if (options.restore) {
      controls.disconnect({ isOffline: true })
      return
    }
    subscribers.clear()
    ports.attributes.current.clear()
    controls.unsubscribeAll({ isOffline: true })
  }

  return {
    loop,
    heartbeats,
    isPaused,
    start() {
      isStopped = false
      controls.reconnect()
    },
    stop() {
      controls.disconnect({ isOffline: isPaused() })
      isStopped = true
    },
    reconnectIfFailed() {
      if (store.current.phase === 'failed' || heartbeats.state.phase === 'failed') controls.reconnect()
    },
    replaceService(next) {
      const { current } = service
      const keepsStream = isSameStream(current, next)
      if (current !== undefined) heartbeats.leaveAll(controls.presentLists(), { isOffline: isPaused() })
      loop.dispatch({ type: keepsStream ? 'disconnect' : 'unsubscribe-all' })
      service.replace(next)
      if (!keepsStream) return
      heartbeats.join(controls.presentLists(), { isOffline: isPaused() })
      if (!isPaused()) controls.reconnect()
    },
    close() {
      controls.unsubscribeAll({ isOffline: service.current === undefined || isPaused() })
      recovery.cancel()
    },
  }
}
