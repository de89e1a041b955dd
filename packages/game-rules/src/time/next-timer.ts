import type { EpochMs } from './instant.ts'

/** The longest delay of a browser timer: 2^31 - 1 ms, about 24.8 days. A longer delay fires immediately. */
export const LONGEST_TIMER_MS = 2_147_483_647

/** The next timer to set in order to reach an instant. */
export interface NextTimer {
  /** Delay of the next timer, between 0 and LONGEST_TIMER_MS. */
  readonly delayMs: number
  /** Whether the instant is reached when this timer fires. If not, call `nextTimer` again then. */
  readonly isLast: boolean
}

/**
 * Returns the next timer of a wait. A wait that is longer than `LONGEST_TIMER_MS` needs several timers in sequence.
 * @example nextTimer(0, 60 * 86_400_000) //=> { delayMs: 2147483647, isLast: false }
 */
export function nextTimer(now: EpochMs, until: EpochMs): NextTimer {
  const remainingMs = Math.max(0, until - now)
  if (remainingMs > LONGEST_TIMER_MS) return { delayMs: LONGEST_TIMER_MS, isLast: false }
  return { delayMs: Math.ceil(remainingMs), isLast: true }
}
