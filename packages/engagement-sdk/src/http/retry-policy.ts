import { type EngagementError, isRetryable } from '../errors/engagement-error.ts'
import { addJitter } from './jitter.ts'
import { retryAfterMs } from './retry-after.ts'
import { LONGEST_TIMER_MS } from './start-timer.ts'

/** A failed attempt, and what limits a further one. */
export interface FailedAttempt<Failure> {
  readonly failure: Failure
  /** Number of the further attempt, from 0. */
  readonly attempt: number
  /** Milliseconds left until the caller's deadline. */
  readonly leftMs: number
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
}

/** Decides whether and when a failed request is repeated. Its caller waits and sends. */
export interface RetryPolicy<Failure = EngagementError> {
  /** Further attempts after the first. */
  readonly limit: number
  /**
   * Returns the milliseconds to wait before the next attempt; undefined when there is to be none.
   *
   * @param random from 0 up to 1, for jitter
   */
  delayMs(failed: FailedAttempt<Failure>, random: () => number): number | undefined
}

/** Options of {@link exponentialRetry}. */
export interface RetryOptions {
  /** Further attempts after the first. @default 3 */
  readonly limit?: number | undefined
  /** Bound of the first wait in milliseconds; it doubles with each attempt. @default 1000 */
  readonly baseMs?: number | undefined
  /** Bound of every wait in milliseconds; a longer `Retry-After` is honoured as it is. @default 30000 */
  readonly maxMs?: number | undefined
  /**
   * Where the random part of a wait lies: `below` takes it from 0 up to the bound, `above` adds up to the bound once more,
   * so that the bound is the shortest wait. @default 'below'
   */
  readonly jitter?: 'below' | 'above' | undefined
}

/** Most extra share of a `Retry-After`, so that clients rejected at the same time do not return at the same time. */
const RETRY_AFTER_SPREAD = 0.5

/**
 * Returns a policy that repeats reads after network failures and the statuses 408, 413, 429, 500, 502, 503, 504, 521, 522
 * and 524. Each wait is random below a bound that doubles. No read is repeated before its `Retry-After`, after the call's
 * deadline, or later than the 24.8 days that a timer can wait.
 *
 * @example createEngagement({ clientId, retry: exponentialRetry({ limit: 2 }) })
 */
export function exponentialRetry({
  limit = 3,
  baseMs = 1000,
  maxMs = 30_000,
  jitter = 'below',
}: RetryOptions = {}): RetryPolicy {
  return {
    limit,
    delayMs({ failure, attempt, leftMs, now }, random) {
      if (!isRetryable(failure)) return undefined
      const boundMs = backoffMs(attempt, { baseMs, maxMs })
      const waitMs = addJitter(jitter === 'above' ? boundMs : 0, boundMs, random)
      const askedMs = retryAfterMs(failure, now) ?? 0
      const ms = Math.max(waitMs, addJitter(askedMs, askedMs * RETRY_AFTER_SPREAD, random))
      return ms < Math.min(leftMs, LONGEST_TIMER_MS) ? ms : undefined
    },
  }
}

/**
 * Returns a wait that doubles with each attempt, up to a maximum.
 *
 * @param attempt from 0
 * @example backoffMs(2, { baseMs: 1000, maxMs: 30_000 }) //=> 4000
 */
export function backoffMs(
  attempt: number,
  { baseMs, maxMs }: { readonly baseMs: number; readonly maxMs: number },
): number {
  return Math.min(baseMs * 2 ** attempt, maxMs)
}
