import { wait } from '../../http/wait.ts'

/** Time as the real-time client sees it; tests bring their own. */
export interface RealtimeClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after so many milliseconds; rejects with the signal's reason as soon as it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Acts after so many milliseconds, unless the answer is called before. Costs next to nothing when it is. */
  after(ms: number, act: () => void): () => void
}

/** The device's own time. */
export const systemClock: RealtimeClock = {
  now: () => Date.now(),
  wait: (ms, signal) => (signal.aborted ? Promise.reject(signal.reason) : wait(ms, signal)),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
