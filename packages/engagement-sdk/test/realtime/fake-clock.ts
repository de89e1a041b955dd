import type { RealtimeClock } from '../../src/realtime/index.ts'

/** A clock that advances only when a test calls `advance`. */
export interface FakeClock extends RealtimeClock {
  /** Advances, runs the timers that are due in order, and lets everything that follows from them run. */
  advance(ms: number): Promise<void>
  /** Number of pending waits and timers. */
  readonly waiting: number
}

/** Resolves when all pending promise callbacks have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export function createFakeClock(startAt = Date.parse('2024-04-27T05:30:00Z')): FakeClock {
  let now = startAt
  const waits = new Set<{ readonly at: number; readonly resolve: () => void }>()
  return {
    now: () => now,
    after(ms, act) {
      const entry = { at: now + ms, resolve: act }
      waits.add(entry)
      return () => waits.delete(entry)
    },
    get waiting() {
      return waits.size
    },
    wait(ms, signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      return new Promise((resolve, reject) => {
        const entry = { at: now + ms, resolve }
        waits.add(entry)
        signal.addEventListener('abort', () => {
          if (waits.delete(entry)) reject(signal.reason)
        })
      })
    },
    async advance(ms) {
      const until = now + ms
      await settle()
      for (;;) {
        const [next] = [...waits].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        now = Math.max(now, next.at)
        waits.delete(next)
        next.resolve()
        await settle()
      }
      now = until
    },
  }
}
