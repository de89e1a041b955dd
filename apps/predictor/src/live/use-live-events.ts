import { useQueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useGame } from '../launch/game.ts'
import { logFailure } from '../platform/log.ts'
import { type LiveEvent, liveEvents } from '../queries/live-events.ts'
import { eventDelayMs, type Spread } from '../queries/read-schedule.ts'
import { livePhaseState, phaseToShow } from '../queries/session-state.ts'
import { eventBatch } from './event-batch.ts'
import { awaitsUpdates } from './use-watched-fixtures.ts'

interface LiveEventsOptions {
  readonly fixtures: readonly Fixture[]
  /** When the oldest of them was read, by the device's clock: events since then are delivered too. */
  readonly readAt: number
  readonly onEvents: (events: readonly LiveEvent[]) => void
  readonly spread: Spread
}

interface LiveEvents {
  /** Returns whether a result was reported that is about to be delivered. */
  readonly hasResults: () => boolean
}

/** Delivers the events of some matches in batches. */
export function useLiveEvents({ fixtures, readAt, onEvents, spread }: LiveEventsOptions): LiveEvents {
  const game = useGame()
  const client = useQueryClient()
  const handOver = useEffectEvent(onEvents)
  const latestReadAt = useEffectEvent(() => readAt)
  const awaited = useEffectEvent(() => fixtures.filter(awaitsUpdates).map(({ id }) => id))
  const ids = fixtures
    .map(({ id }) => id)
    .sort()
    .join(' ')
  const current = useRef<LiveEvents>(undefined)
  useEffect(() => {
    const stop = new AbortController()
    const batch = eventBatch(
      (events) => handOver(events),
      (type) => eventDelayMs(type, spread),
    )
    current.current = batch
    const events = liveEvents(game, {
      client,
      fixtureIds: ids.split(' '),
      awaitedIds: awaited(),
      readAt: latestReadAt(),
      spreadMs: spread.spreadMs,
      signal: stop.signal,
      onConnection: (connection) => {
        const phase = phaseToShow(connection)
        if (phase !== undefined) client.setQueryData(livePhaseState.queryKey, phase)
      },
    })
    async function listen(): Promise<void> {
      for await (const event of events) batch.add(event)
    }
    listen().catch((error: unknown) => logFailure('Live updates stopped', error))
    return () => {
      batch.stop()
      stop.abort()
    }
  }, [game, client, ids, spread])
  return { hasResults: () => current.current?.hasResults() ?? false }
}
