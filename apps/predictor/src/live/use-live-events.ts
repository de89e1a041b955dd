import { useQueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { useEffect, useEffectEvent } from 'react'
import { useGame } from '../launch/use-game.ts'
import type { LiveEvent } from '../platform/live-event-from-message.ts'
import { logFailure } from '../platform/log.ts'
import { liveEvents } from '../queries/live-events.ts'
import { awaitsUpdates } from './awaits-updates.ts'
import { eventBatch } from './event-batch.ts'

interface LiveEventsOptions {
  readonly fixtures: readonly Fixture[]
  /** When the oldest of them was read, by the device's clock: events since then are delivered too. */
  readonly readAt: number
  readonly onEvents: (events: readonly LiveEvent[]) => void
}

/** Delivers the events of some matches in batches. */
export function useLiveEvents({ fixtures, readAt, onEvents }: LiveEventsOptions): void {
  const game = useGame()
  const client = useQueryClient()
  const handOver = useEffectEvent(onEvents)
  const latestReadAt = useEffectEvent(() => readAt)
  const awaited = useEffectEvent(() => fixtures.filter(awaitsUpdates).map(({ id }) => id))
  const ids = fixtures
    .map(({ id }) => id)
    .sort()
    .join(' ')
  useEffect(() => {
    const stop = new AbortController()
    const batch = eventBatch((events) => handOver(events))
    const events = liveEvents(game, {
      client,
      fixtureIds: ids.split(' '),
      awaitedIds: awaited(),
      readAt: latestReadAt(),
      signal: stop.signal,
      onConnection: game.livePhase.follow,
    })
    async function listen(): Promise<void> {
      for await (const event of events) batch.add(event)
    }
    listen().catch((error: unknown) => logFailure('Live updates stopped', error))
    return () => {
      batch.stop()
      stop.abort()
    }
  }, [game, client, ids])
}
