import type { RealtimeClock } from '../service/realtime-clock.ts'

/** Reconnects after a wait; one wait at a time. */
export interface Recovery {
  /** Reconnects after this many milliseconds, instead of at an earlier planned time. */
  schedule(ms: number): void
  cancel(): void
}

/** Returns a recovery that waits for nothing yet. */
export function createRecovery(clock: RealtimeClock, reconnect: () => void): Recovery {
  let waiting = new AbortController()
  return {
    schedule(ms) {
      waiting.abort()
      waiting = new AbortController()
      clock.wait(ms, waiting.signal).then(reconnect, () => undefined)
    },
    cancel: () => waiting.abort(),
  }
}
