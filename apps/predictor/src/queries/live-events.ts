import type { QueryClient } from '@tanstack/react-query'
import type { Engagement, Program } from '@touchline/engagement-sdk'
import type { RealtimeConnection, RealtimeMessage } from '@touchline/engagement-sdk/realtime'
import type { FixtureId } from '@touchline/game-rules'
import { keys } from './keys.ts'
import type { PlatformSession } from './player.ts'

/** A change, in the game's terms. */
export interface LiveEvent {
  readonly type: 'questions-changed' | 'results-published'
  readonly fixtureId: FixtureId
}

/** Returns the change that a message of the stream reports; undefined for other messages. */
export function liveEventFromMessage(message: RealtimeMessage): LiveEvent | undefined {
  if (message.type !== 'widget') return undefined
  const { program_id: fixtureId, kind, options } = message.payload
  const hasPoints = options.some(({ reward_item_amount }) => (reward_item_amount ?? 0) > 0)
  return {
    type: kind.endsWith('-follow-up') || hasPoints ? 'results-published' : 'questions-changed',
    fixtureId,
  }
}

interface LiveEventsOptions {
  /** Has the programs of the fixtures. */
  readonly client: QueryClient
  readonly fixtureIds: readonly FixtureId[]
  /** Those whose timelines are polled without real-time. */
  readonly awaitedIds: readonly FixtureId[]
  /** When the oldest fixture was read, by the device's clock; 0 if none was. Events since then are included. */
  readonly readAt: number
  /** Time over which all devices reconnect after an outage. */
  readonly spreadMs: number
  readonly signal: AbortSignal
  readonly onConnection: (connection: RealtimeConnection) => void
}

/** A read takes a while, and the platform's clock is known about as well as this. */
const MARGIN_MS = 10_000

/** Real-time takes its options once. */
const configured = new WeakSet<Engagement>()

/**
 * Yields the events of some fixtures until the signal is aborted. Without real-time, and after it has failed, the timelines
 * are polled instead.
 */
export async function* liveEvents(
  { engagement }: PlatformSession,
  { client, fixtureIds, awaitedIds, readAt, spreadMs, signal, onConnection }: LiveEventsOptions,
): AsyncGenerator<LiveEvent> {
  // A platform may leave the name empty: then there is nothing to listen to, and the timeline is polled.
  const channels = fixtureIds.flatMap(
    (id) => client.getQueryData<Program>(keys.program(id))?.subscribe_channel || [],
  )
  if (channels.length === 0 && awaitedIds.length === 0) return
  const { clockSkewMs } = engagement
  // A guess of the time could lie in the future, and then the stream would be silent until there.
  const isReadTimeKnown = clockSkewMs !== undefined && readAt > 0
  const { configureRealtime, messages, onRealtimeConnection, realtimeConnection, timetokenAt } = await import(
    '@touchline/engagement-sdk/realtime'
  )
  if (signal.aborted) return
  if (!configured.has(engagement)) configureRealtime(engagement, { spreadMs })
  configured.add(engagement)
  onConnection(realtimeConnection(engagement))
  signal.addEventListener('abort', onRealtimeConnection(engagement, onConnection), { once: true })
  const since = isReadTimeKnown ? timetokenAt(readAt - clockSkewMs - MARGIN_MS) : undefined
  for await (const message of messages(engagement, channels, { signal, since, programIds: awaitedIds })) {
    const event = liveEventFromMessage(message)
    if (event !== undefined) yield event
  }
}
