/** The real-time client's error categories (specification section 8). */
export const REALTIME_CATEGORIES = ['network', 'timeout', 'bad-request', 'access-denied', 'unknown'] as const

/** One of {@link REALTIME_CATEGORIES}. */
export type RealtimeCategory = (typeof REALTIME_CATEGORIES)[number]

/** A failed real-time request as data, for the state machines. */
export interface RealtimeFailure {
  readonly category: RealtimeCategory
  readonly message: string
  readonly isRetryable: boolean
  readonly status?: number | undefined
  /** What the answer's `Retry-After` asked for. */
  readonly retryAfterMs?: number | undefined
}

const categories: Readonly<Record<number, RealtimeCategory>> = {
  400: 'bad-request',
  401: 'access-denied',
  403: 'access-denied',
}
const FIRST_SERVER_ERROR = 500
const RETRYABLE: ReadonlySet<number> = new Set([408, 429])

/** The failure that a status stands for: 408, 429 and server errors are worth another try, nothing else is. */
export function failureOfStatus(status: number, message: string, retryAfterMs?: number): RealtimeFailure {
  return {
    category: categories[status] ?? 'unknown',
    message,
    isRetryable: status >= FIRST_SERVER_ERROR || RETRYABLE.has(status),
    status,
    retryAfterMs,
  }
}

/** No answer at all, or one that cannot be read: always worth another try. */
export function failureWithoutStatus(
  category: 'network' | 'timeout' | 'unknown',
  message: string,
): RealtimeFailure {
  return { category, message, isRetryable: true }
}
