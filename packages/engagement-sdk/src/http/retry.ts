import { ArgumentError } from '../errors/errors.ts'
import { LONGEST_TIMER_MS } from './abort.ts'

/** Statuses that mean that the token has no access; another attempt with it is forbidden too. */
const FORBIDDEN_STATUSES: ReadonlySet<number> = new Set([401, 403])

/** Most extra share of a `Retry-After`, so that clients rejected at the same time do not return at the same time. */
const RETRY_AFTER_SPREAD = 0.5
/** Most further attempts of a policy, and its longest wait before jitter. */
const MOST_RETRIES = 10
const LONGEST_WAIT_MS = 150_000

/** How failed requests are repeated, for REST and real-time alike. {@link decideRetry} applies it. */
export interface RetryPolicy {
  readonly limit: number
  /** Bound of the first wait in milliseconds; it doubles with each attempt. */
  readonly baseMs: number
  /** Bound of every wait in milliseconds; a longer `Retry-After` is honoured as it is. */
  readonly maxMs: number
  /**
   * Where the random part of a wait lies: `below` takes it from 0 up to the bound, `above` adds up to the bound once more,
   * so that the bound is the shortest wait.
   */
  readonly jitter: 'below' | 'above'
}

export const NO_RETRY: RetryPolicy = { limit: 0, baseMs: 0, maxMs: 0, jitter: 'below' }

/**
 * Returns a policy whose waits are random, with a bound that doubles: by default three retries, from 1 s to 30 s, with jitter
 * below the bound.
 *
 * @throws ArgumentError for more than 10 retries or a bound above 150 s
 */
export function exponentialRetry({
  limit = 3,
  baseMs = 1000,
  maxMs = 30_000,
  jitter = 'below',
}: { readonly [Name in keyof RetryPolicy]?: RetryPolicy[Name] | undefined } = {}): RetryPolicy {
  requireWithin('limit', limit, MOST_RETRIES)
  requireWithin('baseMs', baseMs, LONGEST_WAIT_MS)
  requireWithin('maxMs', maxMs, LONGEST_WAIT_MS)
  return { limit, baseMs, maxMs, jitter }
}

function requireWithin(name: string, value: number, maximum: number): void {
  if (value >= 0 && value <= maximum) return
  throw new ArgumentError(`${name} is ${value}; a retry policy allows 0 to ${maximum}.`)
}

export interface FailedAttempt {
  readonly failure: {
    /** Whether the same request may succeed later, unchanged. */
    readonly retryable: boolean
    readonly status?: number | undefined
    /** The wait that the server asked for in `Retry-After`. */
    readonly retryAfterMs?: number | undefined
  }
  /** Number of the further attempt, from 0. */
  readonly attempt: number
  /** Milliseconds left until the caller's deadline. @default none */
  readonly leftMs?: number | undefined
  /** Added to the first wait, at most: a stream usually breaks for all clients at one instant. @default 0 */
  readonly spreadMs?: number | undefined
}

/** Why a client stopped retrying (texts of the specification, section 8). */
export type GiveUpReason = 'retry attempts exhaused.' | 'forbidden operation.' | 'unknown error'

export type RetryDecision = { readonly delayMs: number } | { readonly reason: GiveUpReason }

/**
 * Decides about a further attempt. There is none after the limit, after 401 and 403, after a failure that is not retryable,
 * when the wait would end at the deadline or later, and when no timer can wait that long (24.8 days).
 *
 * @param random from 0 up to 1, for jitter
 * @example decideRetry(NO_RETRY, { attempt: 0, failure }, Math.random) //=> { reason: 'retry attempts exhaused.' }
 */
export function decideRetry(
  policy: RetryPolicy,
  { attempt, failure, leftMs = Number.POSITIVE_INFINITY, spreadMs = 0 }: FailedAttempt,
  random: () => number,
): RetryDecision {
  if (attempt >= policy.limit) return { reason: 'retry attempts exhaused.' }
  if (failure.status && FORBIDDEN_STATUSES.has(failure.status)) return { reason: 'forbidden operation.' }
  if (!failure.retryable) return { reason: 'unknown error' }
  const boundMs = backoffMs(attempt, policy)
  const waitMs = addJitter(policy.jitter === 'above' ? boundMs : 0, boundMs, random)
  const askedMs = failure.retryAfterMs ?? 0
  const minimumMs = Math.max(waitMs, addJitter(askedMs, askedMs * RETRY_AFTER_SPREAD, random))
  const delayMs = addJitter(minimumMs, attempt === 0 ? spreadMs : 0, random)
  return delayMs < Math.min(leftMs, LONGEST_TIMER_MS) ? { delayMs } : { reason: 'unknown error' }
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

/**
 * Returns a wait of at least `minimumMs` with a random part of up to `spreadMs`, so that clients whose waits start at the
 * same instant do not send their requests at the same instant.
 *
 * @param random from 0 up to 1
 * @example addJitter(5000, 1000, () => 0.5) //=> 5500
 */
export function addJitter(minimumMs: number, spreadMs: number, random: () => number): number {
  return minimumMs + spreadMs * random()
}

/**
 * Returns the milliseconds that a `Retry-After` header asks to wait, as seconds or as a date; undefined for a header
 * that is absent, unreadable or in the past.
 *
 * @param now epoch milliseconds, for the header's form as a date
 * @param longestMs maximum of the result
 */
export function parseRetryAfter(
  header: string | null | undefined,
  now: number,
  longestMs = Number.POSITIVE_INFINITY,
): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return ms >= 0 ? Math.min(ms, longestMs) : undefined
}
