import { onTestFinished, vi } from 'vitest'

/** A clock that advances only when a test calls `advance`. */
export interface FakeClock {
  now(): number
  /** Advances, runs the timers that are due in order, and lets everything that follows from them run. */
  advance(ms: number): Promise<void>
  /** Number of pending timers. */
  readonly waiting: number
}

/** Resolves when all pending promise callbacks have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Replaces the timers and the date of this engine until the end of the test. */
export function createFakeClock(): FakeClock {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2024-04-27T05:30:00Z'),
  })
  onTestFinished(() => void vi.useRealTimers())
  return {
    now: () => Date.now(),
    get waiting() {
      return vi.getTimerCount()
    },
    async advance(ms) {
      await settle()
      await vi.advanceTimersByTimeAsync(ms)
      await settle()
    },
  }
}
