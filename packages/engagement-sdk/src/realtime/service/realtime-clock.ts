import { startTimer, wait } from '../../http/abort.ts'

/** The clock of the real-time client; tests use their own. */
export interface RealtimeClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after this many milliseconds; rejects with the signal's reason as soon as it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Calls `act` after this many milliseconds, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void
}

/** The device's clock. */
export const systemClock: RealtimeClock = {
  now: () => Date.now(),
  wait,
  after: startTimer,
}
