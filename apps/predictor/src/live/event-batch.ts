import type { LiveEvent } from '../queries/live-events.ts'
import { whenVisible } from './when-visible.ts'

/** Collects events that arrive together. */
export interface EventBatch {
  add(event: LiveEvent): void
  /** Returns whether a result was reported and not delivered yet. */
  hasResults(): boolean
  /** Drops the events that were not delivered yet. */
  stop(): void
}

/**
 * Returns a batch that delivers events of one type together, after the delay of the first. A result arrives as one message
 * per question, on all devices at once; the delay spreads the reads that follow. A hidden
 * page gets them when it is visible again.
 */
export function eventBatch(
  handOver: (events: readonly LiveEvent[]) => void,
  delayMs: (type: LiveEvent['type']) => number,
): EventBatch {
  const waiting = new Map<LiveEvent['type'], LiveEvent[]>()
  const stops = new Map<LiveEvent['type'], () => void>()
  function deliver(type: LiveEvent['type']): void {
    const events = waiting.get(type) ?? []
    waiting.delete(type)
    handOver(events)
  }
  return {
    add: (event) => {
      const batch = waiting.get(event.type)
      if (batch !== undefined) {
        batch.push(event)
        return
      }
      waiting.set(event.type, [event])
      const timer = setTimeout(
        () =>
          stops.set(
            event.type,
            whenVisible(() => deliver(event.type)),
          ),
        delayMs(event.type),
      )
      stops.set(event.type, () => clearTimeout(timer))
    },
    hasResults: () => waiting.has('results-published'),
    stop: () => {
      for (const stop of stops.values()) stop()
      waiting.clear()
    },
  }
}
