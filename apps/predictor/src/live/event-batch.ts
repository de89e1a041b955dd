import type { LiveEvent } from '../platform/live-event-from-message.ts'

const WAIT_MS = 250
const SPREAD_MS = 1000

/** Collects events that arrive together. */
export interface EventBatch {
  add(event: LiveEvent): void
  /** Drops the events that were not delivered yet. */
  stop(): void
}

/**
 * Returns a batch that delivers events together after a random delay. A result arrives as one message per question, on all
 * devices at once; the delay spreads the reads that follow.
 */
export function eventBatch(
  handOver: (events: readonly LiveEvent[]) => void,
  random: () => number = Math.random,
): EventBatch {
  let waiting: LiveEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    const events = waiting
    waiting = []
    timer = undefined
    handOver(events)
  }
  return {
    add: (event) => {
      waiting.push(event)
      timer ??= setTimeout(flush, WAIT_MS + random() * SPREAD_MS)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
