import { EngagementError, type ErrorDetails, isEngagementError } from '../errors/errors.ts'
import { isRetryableStatus } from '../errors/status.ts'

/** The real-time client's error categories (specification section 8). */
export type RealtimeCategory = 'network' | 'timeout' | 'bad-request' | 'access-denied' | 'unknown'

const CATEGORIES: Readonly<Record<number, RealtimeCategory>> = {
  400: 'bad-request',
  401: 'access-denied',
  403: 'access-denied',
}

/** Properties of a {@link RealtimeError} in addition to its message. Without a status, which decides it, `retryable` is true. */
export interface RealtimeErrorDetails extends Omit<ErrorDetails, 'code'> {
  /** Used without a status, which has a category of its own. @default 'unknown' */
  readonly category?: RealtimeCategory | undefined
  readonly detail?: unknown
  readonly file?: StoredFile | undefined
}

/** A file that is stored, and whose announcement is not confirmed. */
export interface StoredFile {
  readonly channel: string
  readonly id: string
  readonly name: string
}

/**
 * A call to the real-time service failed. Code `realtime`. Without a status it is retryable: no response, or an unreadable one.
 *
 * @example if (isRealtimeError(error) && error.category === 'access-denied') showSignIn()
 */
export class RealtimeError extends EngagementError {
  override name = 'RealtimeError' as const
  readonly category: RealtimeCategory
  /** The body of the response, if one arrived. */
  readonly detail: unknown
  /** Set if a file was stored and no announcement of it was confirmed: publish its id and name to its channel. */
  readonly file: StoredFile | undefined

  constructor(message: string, details: RealtimeErrorDetails = {}) {
    const { status, category = 'unknown', retryable = true, detail, file } = details
    super(message, {
      ...details,
      code: 'realtime',
      retryable: status === undefined ? retryable : isRetryableStatus(status),
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

/** Returns the error of a rejected call as a {@link RealtimeError}. */
export function failureOf(cause: unknown): RealtimeError {
  if (isRealtimeError(cause)) return cause
  // A response that is too large is as large at the next attempt.
  const isTooLarge = isEngagementError(cause) && cause.code === 'body-too-large'
  return new RealtimeError(String(cause), { cause, retryable: !isTooLarge })
}
