import type { Engagement } from '../../engagement/engagement.ts'
import { createHeartbeats } from '../presence/heartbeats.ts'
import type { OwnAttributes } from '../presence/own-attributes.ts'
import type { CurrentService } from '../service/current-service.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import { createSubscribeLoop } from '../stream/subscribe-loop.ts'
import { listsOf } from '../stream/subscribe-state.ts'
import type { SubscriberSet } from '../stream/subscribers.ts'
import type { Connection } from './connection.ts'
import { connectionFrom } from './connection-state.ts'
import type { ConnectionStatus } from './connection-status.ts'
import { createLiveCalls } from './live-calls.ts'
import { createNetworkWatch } from './network-status.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'
import { createRecovery } from './recovery.ts'

/** The parts of the hub that the connection uses. */
export interface ConnectionPorts {
  readonly engagement: Engagement
  readonly options: ResolvedRealtimeOptions
  readonly status: ConnectionStatus
  readonly service: CurrentService
  readonly subscribers: SubscriberSet
  readonly attributes: OwnAttributes
}

/**
 * Returns a connection without subscriptions. Its parts: `loop` sends the long polls, `heartbeats` keep the player present,
 * `calls` starts and stops both, and `recovery` starts them again after a failure.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const { engagement, options, status, service, subscribers } = ports
  const { network } = options
  const warn = (message: string, cause?: unknown) => engagement.internals.warn({ message, cause })
  const attributes = () => ports.attributes.textFor(listsOf(loop.state).channels)
  /** The service that the stream's last request was sent to. */
  let streamed: ConnectedService | undefined
  let isStopped = false
  const isSilent = () => isStopped || !network.isOnline()

  const recovery = createRecovery({
    options,
    reconnect: () => calls.reconnect(),
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
    onState(state) {
      const connection = connectionFrom(state, { isOnline: network.isOnline() })
      watchNetwork(state.phase !== 'unsubscribed')
      status.set(connection)
      recovery.follow(connection)
    },
  })
  const calls = createLiveCalls({ loop, heartbeats, recovery })
  const watchNetwork = createNetworkWatch(options, {
    'announce-down': () => status.announcements.emit({ category: 'network-down' }),
    'announce-up': () => status.announcements.emit({ category: 'network-up' }),
    disconnect: () => calls.disconnect({ isOffline: true }),
    destroy() {
      subscribers.clear()
      ports.attributes.current.clear()
      calls.unsubscribeAll({ isOffline: true })
    },
    reconnect() {
      if (!isStopped) recovery.afterOffline()
    },
  })

  return {
    loop,
    heartbeats,
    isSilent,
    start() {
      isStopped = false
      calls.reconnect()
    },
    stop() {
      calls.disconnect({ isOffline: isSilent() })
      isStopped = true
    },
    reconnectIfFailed() {
      if (status.now.phase === 'failed' || heartbeats.state.phase === 'failed') calls.reconnect()
    },
    replaceService(next) {
      const { now } = service
      const isSameStream = next?.origin === now?.origin && next?.subscribeKey === now?.subscribeKey
      if (now !== undefined) heartbeats.leaveAll(calls.present(), { isOffline: isSilent() })
      loop.dispatch({ type: isSameStream ? 'disconnect' : 'unsubscribe-all' })
      service.replace(next)
      if (!isSameStream) return
      heartbeats.join(calls.present(), { isOffline: isSilent() })
      if (!isSilent()) calls.reconnect()
    },
    close() {
      calls.unsubscribeAll({ isOffline: service.now === undefined || isSilent() })
      recovery.cancel()
    },
  }
}
