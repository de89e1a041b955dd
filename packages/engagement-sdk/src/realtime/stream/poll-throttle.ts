import type { RealtimeClock } from '../service/realtime-clock.ts'
import type { SubscribeResponse } from './envelope.ts'
import { type Cursor, isLater } from './timetoken.ts'

/** Shortest time between the starts of two polls after an earlier response without messages. */
const MINIMUM_INTERVAL_MS = 500
/** The interval doubles with each consecutive response that does not advance the cursor, up to this. */
const LONGEST_INTERVAL_MS = 16_000

/** Limits the rate of long polls to a service that responds immediately. */
export interface PollThrottle {
  /** Returns the milliseconds until the next poll may start; 0 if it may start now. */
  delayMs(): number
  /** Records the start of a poll. */
  start(): void
  /** Records the response to a poll with this cursor. */
  observe(answer: SubscribeResponse, cursor: Cursor): void
}

/** Creates a throttle that starts without a wait, and never waits if the service holds its responses for half a second. */
export function createPollThrottle(clock: Pick<RealtimeClock, 'now'>): PollThrottle {
  let startedAt = Number.NEGATIVE_INFINITY
  let intervalMs = 0
  return {
    delayMs() {
      // No longer than the interval, even when the device's clock was set back.
      return Math.max(0, Math.min(startedAt + intervalMs - clock.now(), intervalMs))
    },
    start() {
      startedAt = clock.now()
    },
    observe({ cursor: next, envelopes }, cursor) {
      const isHeld = clock.now() - startedAt >= MINIMUM_INTERVAL_MS
      const isAdvanced = isLater(next.timetoken, cursor.timetoken)
      if (isHeld || (isAdvanced && envelopes.length > 0)) intervalMs = 0
      else if (isAdvanced) intervalMs = MINIMUM_INTERVAL_MS
      else intervalMs = Math.min(Math.max(intervalMs * 2, MINIMUM_INTERVAL_MS), LONGEST_INTERVAL_MS)
    },
  }
}
