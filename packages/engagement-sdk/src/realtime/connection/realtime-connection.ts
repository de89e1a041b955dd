import type { Engagement } from '../../engagement/engagement.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'
import { hubOf } from './hub-of.ts'

/**
 * Returns the state of real-time. The same object until it changes, so it suits a store's snapshot.
 *
 * @example realtimeConnection(engagement).phase //=> 'connected'
 */
export function realtimeConnection(engagement: Engagement): RealtimeConnection {
  return hubOf(engagement).connection
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
  return hubOf(engagement).onConnection(listener)
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
  return hubOf(engagement).onAnnouncement(listener)
}

/**
 * Reconnects after `disconnectRealtime` or a failure, from the cursor at which it stopped.
 *
 * @example if (realtimeConnection(engagement).phase === 'failed') reconnectRealtime(engagement)
 */
export function reconnectRealtime(engagement: Engagement): void {
  hubOf(engagement).reconnect()
}

/**
 * Stops every stream until `reconnectRealtime` and leaves the channels; streams do not end.
 *
 * @example
 * disconnectRealtime(engagement)
 * realtimeConnection(engagement).phase //=> 'stopped'
 */
export function disconnectRealtime(engagement: Engagement): void {
  hubOf(engagement).disconnect()
}
