import type { Engagement } from '../../engagement/engagement.ts'
import { NotInitialisedError } from '../../engagement/not-initialised-error.ts'
import { requireEngagement } from '../../engagement/require-ready.ts'
import { ArgumentError } from '../../errors/argument-error.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'
import { createRealtimeHub } from './create-realtime-hub.ts'
import type { RealtimeHub } from './realtime-hub.ts'
import { type RealtimeOptions, realtimeSettings } from './realtime-options.ts'

const hubs = /* @__PURE__ */ new WeakMap<Engagement, RealtimeHub>()

/**
 * Decides how an engagement's real-time behaves. Optional; only before its first use, and again after `dispose`.
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
  open(engagement, options)
}

/**
 * How real-time stands now. The same object until it changes, so it suits a store's snapshot.
 *
 * @example realtimeConnection(engagement).phase //=> 'connected'
 */
export function realtimeConnection(engagement: Engagement): RealtimeConnection {
  return hubOf(engagement).connection
}

/** Calls back whenever {@link realtimeConnection} changes, until the answer is called. */
export function onRealtimeConnection(
  engagement: Engagement,
  listener: (connection: RealtimeConnection) => void,
): () => void {
  return hubOf(engagement).onConnection(listener)
}

/** Calls back for what the connection announces: connected, disconnected, network down and up … */
export function onRealtimeStatus(
  engagement: Engagement,
  listener: (announcement: RealtimeAnnouncement) => void,
): () => void {
  return hubOf(engagement).onAnnouncement(listener)
}

/** Starts over after `disconnectRealtime` or a failure, from the place in the stream where it stopped. */
export function reconnectRealtime(engagement: Engagement): void {
  hubOf(engagement).reconnect()
}

/** Stops every stream until `reconnectRealtime` and leaves the channels; streams do not end. */
export function disconnectRealtime(engagement: Engagement): void {
  hubOf(engagement).disconnect()
}

/** The connection of an engagement, made at first use. */
export function hubOf(engagement: Engagement): RealtimeHub {
  return hubs.get(engagement) ?? open(engagement, {})
}

/** As {@link hubOf}. @throws NotInitialisedError before `init` was ever called */
export function readyHubOf(engagement: Engagement): RealtimeHub {
  requireEngagement(engagement)
  if (engagement.phase === 'idle') throw new NotInitialisedError()
  return hubOf(engagement)
}

function open(engagement: Engagement, options: RealtimeOptions): RealtimeHub {
  const hub = createRealtimeHub(engagement, realtimeSettings(options))
  hubs.set(engagement, hub)
  engagement.internals.disposal.addEventListener('abort', () => hubs.delete(engagement), { once: true })
  return hub
}
