import type { RealtimeFailure } from '../service/realtime-failure.ts'

/** How a failed request is repeated. Build one with {@link linearReconnect}, {@link exponentialReconnect} or {@link NO_RECONNECT}. */
export interface ReconnectPolicy {
  /** Seconds before the retry with this number, counted from 0, without jitter. */
  readonly delaySeconds: (attempt: number) => number
  readonly maximumRetries: number
}

/** Why a client stopped trying (specification section 8, letter for letter). */
export const GIVE_UP_REASONS = ['retry attempts exhaused.', 'forbidden operation.', 'unknown error'] as const

/** One of {@link GIVE_UP_REASONS}. */
export type GiveUpReason = (typeof GIVE_UP_REASONS)[number]

const MAXIMUM_LINEAR_RETRIES = 10
const MAXIMUM_EXPONENTIAL_RETRIES = 6
const MAXIMUM_DELAY_SECONDS = 150
const SECOND_MS = 1000

/** Never repeats anything. */
export const NO_RECONNECT: ReconnectPolicy = { delaySeconds: () => 0, maximumRetries: 0 }

/**
 * The same wait before every retry.
 *
 * @throws RangeError for a negative wait or more than 10 retries
 */
export function linearReconnect(options: { delaySeconds: number; maximumRetries: number }): ReconnectPolicy {
  const { delaySeconds, maximumRetries } = options
  within('maximumRetries', maximumRetries, MAXIMUM_LINEAR_RETRIES)
  within('delaySeconds', delaySeconds, Number.MAX_SAFE_INTEGER)
  return { delaySeconds: () => delaySeconds, maximumRetries }
}

/**
 * Waits of 1, 2, 4 … seconds, up to a maximum.
 *
 * @throws RangeError for a maximum above 150 s or more than 6 retries
 */
export function exponentialReconnect(options: {
  maximumDelaySeconds: number
  maximumRetries: number
}): ReconnectPolicy {
  const { maximumDelaySeconds, maximumRetries } = options
  within('maximumRetries', maximumRetries, MAXIMUM_EXPONENTIAL_RETRIES)
  within('maximumDelaySeconds', maximumDelaySeconds, MAXIMUM_DELAY_SECONDS)
  return { delaySeconds: (attempt) => Math.min(2 ** attempt, maximumDelaySeconds), maximumRetries }
}

/**
 * Returns the milliseconds before the retry with this number: the policy's wait and up to one second of jitter, or what
 * the server asked for where that is longer. A request beyond 150 s counts as 150 s: a stream that waits for days would
 * neither deliver anything nor count as failed.
 */
export function reconnectDelayMs(
  policy: ReconnectPolicy,
  attempt: number,
  { random, retryAfterMs = 0 }: { random: () => number; retryAfterMs?: number | undefined },
): number {
  const askedMs = Math.min(retryAfterMs, MAXIMUM_DELAY_SECONDS * SECOND_MS)
  return Math.max((policy.delaySeconds(attempt) + random()) * SECOND_MS, askedMs)
}

/** Why there is no further retry after so many; `undefined` where there is one. */
export function giveUpReason(
  policy: ReconnectPolicy,
  attempts: number,
  failure: RealtimeFailure,
): GiveUpReason | undefined {
  if (attempts >= policy.maximumRetries) return 'retry attempts exhaused.'
  if (failure.category === 'access-denied') return 'forbidden operation.'
  return failure.isRetryable ? undefined : 'unknown error'
}

function within(name: string, value: number, maximum: number): void {
  if (value >= 0 && value <= maximum) return
  throw new RangeError(`${name} is ${value}; the service allows 0 to ${maximum}. Choose a value in between.`)
}
