import { isRetryableStatus } from '../../errors/status.ts'
import type { GiveUpReason } from '../../http/retry.ts'

/** The real-time client's error categories (specification section 8). */
export type RealtimeCategory = 'network' | 'timeout' | 'bad-request' | 'access-denied' | 'unknown'

/** A failed real-time request as data, for the state machines. */
export interface RealtimeFailure {
  readonly category: RealtimeCategory
  readonly message: string
  readonly retryable: boolean
  readonly status?: number | undefined
  /** The wait of the response's `Retry-After`, 150 s at most. */
  readonly retryAfterMs?: number | undefined
}

const categories: Readonly<Record<number, RealtimeCategory>> = {
  400: 'bad-request',
  401: 'access-denied',
  403: 'access-denied',
}

/** The part of a state between two attempts. */
export interface Retrying {
  /** Further attempts that have failed, from 0. */
  readonly attempts: number
  /** The latest failure. */
  readonly failure: RealtimeFailure
}

/** The part of a state after the last attempt. */
export interface GivenUp {
  readonly reason: GiveUpReason
  readonly failure: RealtimeFailure
}

/** Returns the failure for a status. */
export function failureOfStatus(status: number, message: string, retryAfterMs?: number): RealtimeFailure {
  return {
    category: categories[status] ?? 'unknown',
    message,
    retryable: isRetryableStatus(status),
    status,
    retryAfterMs,
  }
}

/** Returns the failure for no response or an unreadable one, which is always retryable. */
export function failureWithoutStatus(
  category: 'network' | 'timeout' | 'unknown',
  message: string,
): RealtimeFailure {
  return { category, message, retryable: true }
}
