/** The real-time client's error categories (specification section 8). */
export type RealtimeCategory = 'network' | 'timeout' | 'bad-request' | 'access-denied' | 'unknown'

/** A failed real-time request as data, for the state machines. */
export interface RealtimeFailure {
  readonly category: RealtimeCategory
  readonly message: string
  readonly isRetryable: boolean
  readonly status?: number | undefined
  /** The wait of the response's `Retry-After`, 150 s at most. */
  readonly retryAfterMs?: number | undefined
}

const categories: Readonly<Record<number, RealtimeCategory>> = {
  400: 'bad-request',
  401: 'access-denied',
  403: 'access-denied',
}
const FIRST_SERVER_ERROR = 500
const RETRYABLE: ReadonlySet<number> = new Set([408, 429])

/** Returns the failure for a status: 408, 429 and server errors are retryable, nothing else is. */
export function failureOfStatus(status: number, message: string, retryAfterMs?: number): RealtimeFailure {
  return {
    category: categories[status] ?? 'unknown',
    message,
    isRetryable: status >= FIRST_SERVER_ERROR || RETRYABLE.has(status),
    status,
    retryAfterMs,
  }
}

/** Returns the failure for no response or an unreadable one, which is always retryable. */
export function failureWithoutStatus(
  category: 'network' | 'timeout' | 'unknown',
  message: string,
): RealtimeFailure {
  return { category, message, isRetryable: true }
}
