import type { LiveEvent } from '../platform/live-event-from-message.ts'

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
 * per question, on all devices at once; the delay spreads the reads that follow.
 */
export function eventBatch(
  handOver: (events: readonly LiveEvent[]) => void,
  delayMs: (type: LiveEvent['type']) => number,
): EventBatch {
  const waiting = new Map<LiveEvent['type'], LiveEvent[]>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    add: (event) => {
      const batch = waiting.get(event.type)
      if (batch !== undefined) {
        batch.push(event)
        return
      }
      waiting.set(event.type, [event])
      const timer = setTimeout(() => {
        timers.delete(timer)
        const events = waiting.get(event.type) ?? []
        waiting.delete(event.type)
        handOver(events)
      }, delayMs(event.type))
      timers.add(timer)
    },
    hasResults: () => waiting.has('results-published'),
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      waiting.clear()
    },
  }
}
