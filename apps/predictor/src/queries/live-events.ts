import { useQueryClient } from '@tanstack/react-query'
import type { Program } from '@touchline/engagement-sdk'
import type { RealtimeConnection, RealtimeMessage } from '@touchline/engagement-sdk/realtime'
import { type Fixture, type FixtureId, isOver } from '@touchline/game-rules'
import { useEffect, useEffectEvent } from 'react'
import { logFailure } from '../platform/log.ts'
import { keys } from './keys.ts'
import { hasRealtime, type RealtimeSession, realtimeQuery, realtimeState } from './realtime.ts'

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
  readonly fixtures: readonly Fixture[]
  readonly onEvent: (event: LiveEvent) => void
}

/** Covers the duration of a read and the inaccuracy of the platform's clock. */
const MARGIN_MS = 10_000

/**
 * Passes on the events of some fixtures since they were read. Without real-time, and after it has failed, the timelines of those
 * that have no result are polled instead.
 */
export function useLiveEvents(session: RealtimeSession, { fixtures, onEvent }: LiveEventsOptions): void {
  const { engagement } = session
  const client = useQueryClient()
  const awaited = fixtures.filter((fixture) => !isOver(fixture))
  const listen = useEffectEvent(async (signal: AbortSignal) => {
    const programs = fixtures.map(({ id }) => client.getQueryState<Program>(keys.program(id)))
    // A platform may leave the name empty: then there is nothing to listen to, and the timeline is polled.
    const channels = programs.flatMap((program) => program?.data?.subscribe_channel || [])
    if (channels.length === 0 && awaited.length === 0) return
    // Events since the oldest read are included. It is a time of the device's clock.
    const readAt = Math.min(...programs.map((program) => program?.dataUpdatedAt ?? 0))
    const { clockSkewMs } = engagement
    const { messages, onRealtimeConnection, realtimeConnection, timetokenAt } = await client.fetchQuery(
      realtimeQuery(session),
    )
    if (signal.aborted) return
    const setState = (connection: RealtimeConnection) =>
      client.setQueryData(realtimeState.queryKey, connection)
    setState(realtimeConnection(engagement))
    signal.addEventListener('abort', onRealtimeConnection(engagement, setState), { once: true })
    // A guess of the time could lie in the future, and then the stream would be silent until then.
    const isReadTimeKnown = clockSkewMs !== undefined && readAt > 0
    const since = isReadTimeKnown ? timetokenAt(readAt - clockSkewMs - MARGIN_MS) : undefined
    const programIds = awaited.map(({ id }) => id)
    for await (const message of messages(engagement, channels, { signal, since, programIds })) {
      const event = liveEventFromMessage(message)
      if (event !== undefined) onEvent(event)
    }
  })
  const ids = idsOf(fixtures)
  // With real-time a fixture that gets its result changes no connection.
  const polledIds = hasRealtime(engagement) ? '' : idsOf(awaited)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fixtures have other events
  useEffect(() => {
    const stop = new AbortController()
    listen(stop.signal).catch((error: unknown) => logFailure('Live updates stopped', error))
    return () => stop.abort()
  }, [ids, polledIds])
}

function idsOf(fixtures: readonly Fixture[]): string {
  return fixtures
    .map(({ id }) => id)
    .sort()
    .join(' ')
}
