import { ArgumentError } from '../../errors/argument-error.ts'
import { addJitter } from '../../http/jitter.ts'
import { backoffMs, type RetryPolicy } from '../../http/retry-policy.ts'
import type { RealtimeFailure } from '../service/realtime-failure.ts'

const MAXIMUM_LINEAR_RETRIES = 10
const MAXIMUM_EXPONENTIAL_RETRIES = 6
const MAXIMUM_DELAY_SECONDS = 150
const SECOND_MS = 1000

/** How a failed real-time request is repeated. */
export type ReconnectPolicy = RetryPolicy<RealtimeFailure>

/** Never repeats a request. @example configureRealtime(engagement, { retry: NO_RECONNECT }) */
export const NO_RECONNECT: ReconnectPolicy = { limit: 0, delayMs: () => undefined }

/** Options of {@link linearReconnect}. */
export interface LinearReconnectOptions {
  /** From 0. */
  readonly delaySeconds: number
  /** From 0 to 10. */
  readonly maximumRetries: number
}

/**
 * Returns a policy that waits equally long before every retry, plus up to a second.
 *
 * @throws ArgumentError for a negative wait or more than 10 retries
 * @example configureRealtime(engagement, { retry: linearReconnect({ delaySeconds: 2, maximumRetries: 10 }) })
 */
export function linearReconnect(options: LinearReconnectOptions): ReconnectPolicy {
  const { delaySeconds, maximumRetries } = options
  requireWithin('maximumRetries', maximumRetries, MAXIMUM_LINEAR_RETRIES)
  requireWithin('delaySeconds', delaySeconds, Number.MAX_SAFE_INTEGER)
  return spreadRetries(maximumRetries, () => delaySeconds * SECOND_MS)
}

/** Options of {@link exponentialReconnect}. */
export interface ExponentialReconnectOptions {
  /** The longest wait before jitter, from 0 to 150. */
  readonly maximumDelaySeconds: number
  /** From 0 to 6. */
  readonly maximumRetries: number
  /** Adds up to this share of the wait as jitter if that is more than a second. @default 0 */
  readonly jitterShare?: number | undefined
}

/**
 * Returns a policy that waits 1, 2, 4 … seconds, up to a maximum, plus jitter of up to a second.
 *
 * @throws ArgumentError for a maximum above 150 s or more than 6 retries
 * @example configureRealtime(engagement, { retry: exponentialReconnect({ maximumDelaySeconds: 30, maximumRetries: 6 }) })
 */
export function exponentialReconnect(options: ExponentialReconnectOptions): ReconnectPolicy {
  const { maximumDelaySeconds, maximumRetries, jitterShare } = options
  requireWithin('maximumRetries', maximumRetries, MAXIMUM_EXPONENTIAL_RETRIES)
  requireWithin('maximumDelaySeconds', maximumDelaySeconds, MAXIMUM_DELAY_SECONDS)
  const bounds = { baseMs: SECOND_MS, maxMs: maximumDelaySeconds * SECOND_MS }
  return spreadRetries(maximumRetries, (attempt) => backoffMs(attempt, bounds), jitterShare)
}

/** Waits 1, 2, 4 … s and up to as much again, six times. @example DEFAULT_RECONNECT.limit //=> 6 */
export const DEFAULT_RECONNECT: ReconnectPolicy = /* @__PURE__ */ exponentialReconnect({
  maximumDelaySeconds: 150,
  maximumRetries: MAXIMUM_EXPONENTIAL_RETRIES,
  jitterShare: 1,
})

/** Waits at least as long as the service asks, and adds jitter to both waits. */
function spreadRetries(
  limit: number,
  delayMs: (attempt: number) => number,
  jitterShare = 0,
): ReconnectPolicy {
  return {
    limit,
    delayMs: ({ attempt, failure }, random) => {
      const minimumMs = Math.max(delayMs(attempt), failure.retryAfterMs ?? 0)
      return addJitter(minimumMs, Math.max(SECOND_MS, minimumMs * jitterShare), random)
    },
  }
}

function requireWithin(name: string, value: number, maximum: number): void {
  if (value >= 0 && value <= maximum) return
  throw new ArgumentError(
    `${name} is ${value}; the service allows 0 to ${maximum}. Choose a value in between.`,
  )
}
