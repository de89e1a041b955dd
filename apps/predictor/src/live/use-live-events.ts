import { useQueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { useEffect, useEffectEvent } from 'react'
import { useGame } from '../launch/use-game.ts'
import { type LiveEvent, liveEventFromMessage } from '../platform/live-event-from-message.ts'
import { logFailure } from '../platform/log.ts'
import { cachedProgram } from '../queries/programs.ts'
import { awaitsUpdates } from './awaits-updates.ts'
import { eventBatch } from './event-batch.ts'

interface LiveEventsOptions {
  readonly fixtures: readonly Fixture[]
  /** When the oldest of them was read, by the device's clock: what was published since is told as well. */
  readonly readAt: number
  readonly onEvents: (events: readonly LiveEvent[]) => void
}

/** A read takes a while, and the platform's clock is known about as well as this. */
const MARGIN_MS = 10_000

/**
 * Listens to some matches. Without real-time, and while it has given up, the timelines of those without results are
 * polled instead.
 */
export function useLiveEvents({ fixtures, readAt, onEvents }: LiveEventsOptions): void {
  const { engagement, livePhase } = useGame()
  const client = useQueryClient()
  const handOver = useEffectEvent(onEvents)
  const readByPlatformAt = useEffectEvent(() => {
    const { clockSkewMs: skewMs } = engagement
    // A guess could lie in the future, and then the stream would be silent until there.
    return skewMs === undefined || readAt === 0 ? undefined : readAt - skewMs - MARGIN_MS
  })
  const openIds = useEffectEvent(() => fixtures.filter(awaitsUpdates).map(({ id }) => id))
  const ids = fixtures
    .map(({ id }) => id)
    .sort()
    .join(' ')
  useEffect(() => {
    // A platform may leave the name empty: then there is nothing to listen to, and the timeline is polled.
    const channels = ids
      .split(' ')
      .flatMap((id) => cachedProgram(client, id)?.program.subscribe_channel || [])
    const programIds = openIds()
    if (channels.length === 0 && programIds.length === 0) return
    const stop = new AbortController()
    const sinceAt = readByPlatformAt()
    const batch = eventBatch((events) => handOver(events))
    async function listen(): Promise<void> {
      const { messages, onRealtimeConnection, realtimeConnection, timetokenAt } = await import(
        '@touchline/engagement-sdk/realtime'
      )
      if (stop.signal.aborted) return
      livePhase.follow(realtimeConnection(engagement))
      stop.signal.addEventListener('abort', onRealtimeConnection(engagement, livePhase.follow), {
        once: true,
      })
      const since = sinceAt === undefined ? undefined : timetokenAt(sinceAt)
      for await (const message of messages(engagement, channels, {
        signal: stop.signal,
        since,
        programIds,
      })) {
        const event = liveEventFromMessage(message)
        if (event !== undefined) batch.add(event)
      }
    }
    listen().catch((error: unknown) => logFailure('Live updates stopped', error))
    return () => {
      batch.stop()
      stop.abort()
    }
  }, [engagement, client, livePhase, ids])
}
