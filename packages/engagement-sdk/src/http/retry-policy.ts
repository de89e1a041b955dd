import { isEngagementError } from '../engagement-error.ts'
import { LONGEST_TIMER_MS } from './longest-timer.ts'
import { retryAfterMs } from './retry-after.ts'
import { wait } from './wait.ts'

/** How a policy repeats a read. */
export interface RepeatOptions {
  /** Ends the waiting between attempts. */
  readonly signal: AbortSignal
  /** Milliseconds left until the caller's deadline. */
  readonly leftMs: () => number
  /** The platform's clock. */
  readonly now: () => number
}

/** Runs a read, again where it failed and may succeed later. */
export type RetryPolicy = <T>(attempt: () => Promise<T>, options: RepeatOptions) => Promise<T>

/** Options of {@link exponentialRetry}. */
export interface RetryOptions {
  /** Further attempts after the first. @default 3 */
  readonly limit?: number | undefined
  /** Bound of the first wait in milliseconds; it doubles with each attempt. @default 1000 */
  readonly baseMs?: number | undefined
  /** Bound of every wait in milliseconds; a longer `Retry-After` is honoured as it is. @default 30000 */
  readonly maxMs?: number | undefined
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined
}

/**
 * Repeats reads after network failures and the statuses 408, 413, 429, 500, 502, 503, 504, 521,
 * 522 and 524: full jitter below a doubling bound, never before `Retry-After`, never after 403,
 * never beyond the call's deadline, nor beyond the 24.8 days that a timer holds.
 *
 * @example createEngagement({ clientId, retry: exponentialRetry({ limit: 2 }) })
 */
export function exponentialRetry(options: RetryOptions = {}): RetryPolicy {
  const { limit = 3, baseMs = 1000, maxMs = 30_000, random = Math.random } = options
  return async (attempt, { signal, leftMs, now }) => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt()
      } catch (error) {
        const isRetryable = isEngagementError(error) && error.retryable
        if (failures >= limit || !isRetryable || signal.aborted) throw error
        const backoff = random() * Math.min(maxMs, baseMs * 2 ** failures)
        const ms = Math.max(backoff, retryAfterMs(error, now()) ?? 0)
        if (ms >= Math.min(leftMs(), LONGEST_TIMER_MS)) throw error
        await wait(ms, signal)
      }
    }
  }
}
