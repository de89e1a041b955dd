import { useEffect, useEffectEvent } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { hasRealtime } from '../../platform/has-realtime.ts'
import { type LiveEvent, liveEventFromMessage } from '../../platform/live-event-from-message.ts'
import { logFailure } from '../../platform/log.ts'
import { eventBatch } from './event-batch.ts'

interface LiveEventsOptions {
  readonly fixtureIds: readonly string[]
  /** When the oldest of them was read, by the device's clock: what was published since is told as well. */
  readonly readAt: number
  readonly onEvents: (events: readonly LiveEvent[]) => void
}

/** A read takes a while, and the platform's clock is known about as well as this. */
const MARGIN_MS = 10_000

/** Listens to some matches, where the platform has real-time; its code is loaded only then. */
export function useLiveEvents({ fixtureIds, readAt, onEvents }: LiveEventsOptions): void {
  const { engagement, programs } = useGame()
  const handOver = useEffectEvent(onEvents)
  const readByPlatformAt = useEffectEvent(() => {
    const { clockSkewMs: skewMs } = engagement
    // A guess could lie in the future, and then the stream would be silent until there.
    return skewMs === undefined || readAt === 0 ? undefined : readAt - skewMs - MARGIN_MS
  })
  const ids = fixtureIds.toSorted().join(' ')
  useEffect(() => {
    // A platform may leave the name empty: then there is nothing to listen to.
    const channels = ids.split(' ').flatMap((id) => programs.get(id)?.subscribe_channel || [])
    if (!hasRealtime(engagement) || channels.length === 0) return
    const stop = new AbortController()
    const sinceAt = readByPlatformAt()
    const batch = eventBatch((events) => handOver(events))
    async function listen(): Promise<void> {
      const { messages, timetokenAt } = await import('@touchline/engagement-sdk/realtime')
      const since = sinceAt === undefined ? undefined : timetokenAt(sinceAt)
      for await (const message of messages(engagement, channels, { signal: stop.signal, since })) {
        const event = liveEventFromMessage(message)
        if (event !== undefined) batch.add(event)
      }
    }
    listen().catch((error: unknown) => logFailure('Live updates stopped', error))
    return () => {
      batch.stop()
      stop.abort()
    }
  }, [engagement, programs, ids])
}
