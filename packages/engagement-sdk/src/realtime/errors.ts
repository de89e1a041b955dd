import { EngagementError, isEngagementError, type ResponseDetails } from '../errors/errors.ts'
import { isRetryableStatus } from '../errors/status.ts'

/** The real-time client's error categories (specification section 8). */
export type RealtimeCategory = 'network' | 'timeout' | 'bad-request' | 'access-denied' | 'unknown'

/** A failed real-time request, as a state of the connection has it. Every {@link RealtimeError} is one. */
export interface RealtimeFailure {
  readonly category: RealtimeCategory
  readonly message: string
  readonly retryable: boolean
  readonly status?: number | undefined
  /** The service's reason, if it gave one. */
  readonly reason?: string | undefined
  /** The wait of the response's `Retry-After`, 150 s at most. */
  readonly retryAfterMs?: number | undefined
}

/** A file that is stored and is not announced. */
export interface StoredFile {
  readonly channel: string
  readonly id: string
  readonly name: string
}

const CATEGORIES: Readonly<Record<number, RealtimeCategory>> = {
  400: 'bad-request',
  401: 'access-denied',
  403: 'access-denied',
}

/** Properties of a {@link RealtimeError} in addition to its message. */
export interface RealtimeErrorDetails extends ResponseDetails {
  /** Used without a status, which has a category of its own. @default 'unknown' */
  readonly category?: RealtimeCategory | undefined
  readonly retryAfterMs?: number | undefined
  readonly detail?: unknown
  readonly file?: StoredFile | undefined
  readonly cause?: unknown
}

/**
 * A call to the real-time service failed. Code `realtime`. Without a status it is retryable: no response, or an unreadable one.
 *
 * @example if (isRealtimeError(error) && error.category === 'access-denied') showSignIn()
 */
export class RealtimeError extends EngagementError implements RealtimeFailure {
  override name = 'RealtimeError' as const
  /** The kind of failure, in the service's five categories. */
  readonly category: RealtimeCategory
  /** The body of the response, if one arrived. */
  readonly detail: unknown
  /** Set if a file was stored and all attempts to announce it failed: publish its id and name to its channel. */
  readonly file: StoredFile | undefined

  constructor(
    message: string,
    { category = 'unknown', detail, file, ...details }: RealtimeErrorDetails = {},
  ) {
    const { status } = details
    super(message, {
      ...details,
      code: 'realtime',
      retryable: status === undefined || isRetryableStatus(status),
    })
    this.category = status === undefined ? category : (CATEGORIES[status] ?? 'unknown')
    this.detail = detail
    this.file = file
  }
}

/**
 * Returns whether a value is a {@link RealtimeError}, also of another copy of this package.
 *
 * @example if (isRealtimeError(error) && error.file) announceLater(error.file)
 */
export function isRealtimeError(error: unknown): error is RealtimeError {
  return isEngagementError(error) && error.name === 'RealtimeError'
}

/** Returns the failure of a rejected call. */
export function failureOf(error: unknown): RealtimeFailure {
  if (isRealtimeError(error)) return error
  // A response that is too large is as large at the next attempt.
  const retryable = !isEngagementError(error, 'InvalidBodyError')
  return { category: 'unknown', message: String(error), retryable }
}
