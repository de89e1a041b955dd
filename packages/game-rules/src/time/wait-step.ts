import type { EpochMs } from './time.ts'

/** The longest delay a browser timer holds (2^31 - 1 ms, about 24.8 days); anything above fires at once. */
export const MAX_TIMER_MS = 2_147_483_647

/** How long to set one timer for on the way to an instant. */
export interface WaitStep {
  /** Delay of the next timer, between 0 and MAX_TIMER_MS. */
  readonly delayMs: number
  /** Whether the instant is reached when that timer fires; otherwise ask again then. */
  readonly isLast: boolean
}

/**
 * Splits a wait of any length into timers that a browser can hold: ask again after each step.
 * @example waitStep(0, 60 * 86_400_000) //=> { delayMs: 2147483647, isLast: false }
 */
export function waitStep(now: EpochMs, until: EpochMs): WaitStep {
  const remainingMs = Math.max(0, until - now)
  if (remainingMs > MAX_TIMER_MS) return { delayMs: MAX_TIMER_MS, isLast: false }
  return { delayMs: Math.ceil(remainingMs), isLast: true }
}
