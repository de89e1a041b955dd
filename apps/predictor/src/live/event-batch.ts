import type { LiveEvent } from '../platform/live-event-from-message.ts'

const WAIT_MS = 250
const SPREAD_MS = 1000

/** Gathers events that come together. */
export interface EventBatch {
  add(event: LiveEvent): void
  /** Forgets what has not been handed over. */
  stop(): void
}

/**
 * A result comes as one message a question, to everybody at once: they are handed over together,
 * a moment later, and not by every device in the same instant.
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
