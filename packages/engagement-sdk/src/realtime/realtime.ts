import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireEngagement } from '../engagement/require.ts'
import { ArgumentError, NotInitialisedError } from '../errors/errors.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection.ts'
import { createRealtime, type Realtime } from './create-realtime.ts'
import { type RealtimeOptions, resolveRealtimeOptions } from './options.ts'
import { epochMsOf } from './timetoken.ts'

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
