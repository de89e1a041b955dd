import { EngagementError } from '../errors/engagement-error.ts'
import { PlatformHttpError } from '../errors/platform-http-error.ts'

/** A failed attempt of a read. */
export interface FailedAttempt {
  readonly error: unknown
  /** 1 after the first attempt. */
  readonly attempt: number
}

/** Milliseconds to wait before the next attempt, or undefined to give up. */
export type RetryPolicy = (failed: FailedAttempt) => number | undefined

/** Options of {@link exponentialRetry}. */
export interface RetryOptions {
  /** Further attempts after the first. @default 3 */
  readonly limit?: number | undefined
  /** Bound of the first wait; it doubles with each attempt. @default 1000 */
  readonly baseMs?: number | undefined
  /** Bound of every wait; a longer `Retry-After` is honoured as it is. @default 30000 */
  readonly maxMs?: number | undefined
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined
}

/**
 * Repeats reads after network failures and the statuses 408, 413, 429, 500, 502, 503, 504, 521,
 * 522 and 524: full jitter below a doubling bound, never before `Retry-After`, never after 403.
 *
 * @example createEngagement({ clientId, retry: exponentialRetry({ limit: 2 }) })
 */
export function exponentialRetry(options: RetryOptions = {}): RetryPolicy {
  const { limit = 3, baseMs = 1000, maxMs = 30_000, random = Math.random } = options
  return ({ error, attempt }) => {
    if (attempt > limit || !(error instanceof EngagementError) || !error.retryable) return undefined
    const wait = random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1))
    const asked = error instanceof PlatformHttpError ? (error.retryAfterMs ?? 0) : 0
    return Math.max(wait, asked)
  }
}
