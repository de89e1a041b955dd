import type { RealtimeClock } from '../service/realtime-clock.ts'
import type { SubscribeResponse } from './envelope.ts'
import { type Cursor, isLater } from './timetoken.ts'

/** Shortest time between the starts of two polls after an earlier response without messages. */
const FLOOR_MS = 500
/** The floor doubles with each consecutive response that does not advance the cursor, up to this. */
const LONGEST_FLOOR_MS = 16_000

/** Limits the rate of long polls to a service that responds immediately. */
export interface PollPace {
  /** Waits until the next poll may start. Rejects with the signal's reason. */
  start(signal: AbortSignal): Promise<void>
  /** Records the response to a poll with this cursor. */
  observe(answer: SubscribeResponse, cursor: Cursor): void
}

/** Returns a pace that starts without a wait, and never waits if the service holds its responses for half a second. */
export function createPollPace(clock: RealtimeClock): PollPace {
  let startedAt = Number.NEGATIVE_INFINITY
  let floorMs = 0
  return {
    async start(signal) {
      if (floorMs > 0) {
        // No longer than the floor, even when the device's clock was set back.
        const leftMs = Math.min(startedAt + floorMs - clock.now(), floorMs)
        if (leftMs > 0) await clock.wait(leftMs, signal)
      }
      startedAt = clock.now()
    },
    observe({ cursor: next, envelopes }, cursor) {
      const isHeld = clock.now() - startedAt >= FLOOR_MS
      const isAdvanced = isLater(next.timetoken, cursor.timetoken)
      if (isHeld || (isAdvanced && envelopes.length > 0)) floorMs = 0
      else floorMs = isAdvanced ? FLOOR_MS : Math.min(Math.max(floorMs * 2, FLOOR_MS), LONGEST_FLOOR_MS)
    },
  }
}
