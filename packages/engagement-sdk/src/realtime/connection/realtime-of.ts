import type { Engagement } from '../../engagement/engagement.ts'
import { NotInitialisedError } from '../../engagement/not-initialised-error.ts'
import { requireEngagement } from '../../engagement/require-ready.ts'
import { ArgumentError } from '../../errors/argument-error.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'
import { createRealtimeHub } from './create-realtime-hub.ts'
import type { RealtimeHub } from './realtime-hub.ts'
import { type RealtimeOptions, resolveRealtimeOptions } from './realtime-options.ts'

const hubs = /* @__PURE__ */ new WeakMap<Engagement, RealtimeHub>()
/** Options for hubs that are not created yet. */
const configured = /* @__PURE__ */ new WeakMap<Engagement, RealtimeOptions>()

/**
 * Decides how an engagement's real-time behaves. Optional; only before its first use, and again after `dispose`. Starts
 * nothing, so it may be called at module scope.
 *
 * @throws ArgumentError when real-time is already in use
 * @example configureRealtime(engagement, { cipher: createCipher({ cipherKey }) })
 */
export function configureRealtime(engagement: Engagement, options: RealtimeOptions): void {
  if (hubs.has(engagement)) {
    throw new ArgumentError(
      'Real-time is already in use, so its options are settled. Configure it before the first call.',
    )
  }
  configured.set(engagement, options)
}

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
 * Calls the listener for each announcement of the connection: connected, disconnected, network down and up …, until the
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

/** Returns the connection of an engagement, created at its first use. */
export function hubOf(engagement: Engagement): RealtimeHub {
  return hubs.get(engagement) ?? createHub(engagement)
}

/** Returns the connection as {@link hubOf} does. @throws NotInitialisedError before the first `init` */
export function readyHubOf(engagement: Engagement): RealtimeHub {
  requireEngagement(engagement)
  if (engagement.phase === 'idle') throw new NotInitialisedError()
  return hubOf(engagement)
}

function createHub(engagement: Engagement): RealtimeHub {
  const hub = createRealtimeHub(engagement, resolveRealtimeOptions(configured.get(engagement) ?? {}))
  configured.delete(engagement)
  hubs.set(engagement, hub)
  engagement.internals.disposal.signal.addEventListener('abort', () => hubs.delete(engagement), {
    once: true,
  })
  return hub
}
