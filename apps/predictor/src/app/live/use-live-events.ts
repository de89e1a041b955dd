import { useEffect, useEffectEvent } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { hasRealtime } from '../../platform/has-realtime.ts'
import { type LiveEvent, liveEventFromMessage } from '../../platform/live-event-from-message.ts'
import { logFailure } from '../../platform/log.ts'
import { eventBatch } from './event-batch.ts'

/** Listens to some matches, where the platform has real-time; its code is loaded only then. */
export function useLiveEvents(
  fixtureIds: readonly string[],
  onEvents: (events: readonly LiveEvent[]) => void,
): void {
  const { engagement, programs } = useGame()
  const handOver = useEffectEvent(onEvents)
  const ids = fixtureIds.toSorted().join(' ')
  useEffect(() => {
    const channels = ids.split(' ').flatMap((id) => programs.get(id)?.subscribe_channel ?? [])
    if (!hasRealtime(engagement) || channels.length === 0) return
    const stop = new AbortController()
    const batch = eventBatch((events) => handOver(events))
    async function listen(): Promise<void> {
      const { messages } = await import('@touchline/engagement-sdk/realtime')
      for await (const message of messages(engagement, channels, { signal: stop.signal })) {
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
