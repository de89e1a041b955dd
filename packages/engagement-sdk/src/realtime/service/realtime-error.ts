import {
  EngagementError,
  isEngagementError,
  isInvalidBodyError,
  type RequestDetails,
} from '../../errors/errors.ts'
import { failureWithoutStatus, type RealtimeCategory, type RealtimeFailure } from './realtime-failure.ts'

/**
 * A call to the real-time service failed. Code `realtime`.
 *
 * @example if (isRealtimeError(error) && error.category === 'access-denied') showSignIn()
 */
export class RealtimeError extends EngagementError {
  override name = 'RealtimeError' as const
  /** The kind of failure, in the service's five categories. */
  readonly category: RealtimeCategory
  /** The same as data; its message is the service's reason if it gave one. */
  readonly failure: RealtimeFailure
  /** The body of the answer, if one arrived. */
  readonly detail: unknown

  constructor(
    failure: RealtimeFailure,
    {
      detail,
      message = failure.message,
      ...request
    }: RequestDetails & {
      readonly detail?: unknown
      /** @default the failure's */
      readonly message?: string | undefined
      /** What the server gave as its reason. */
      readonly reason?: string | undefined
      readonly cause?: unknown
    } = {},
  ) {
    const { status, retryable, retryAfterMs, category } = failure
    super(message, { ...request, code: 'realtime', status, retryable, retryAfterMs })
    this.category = category
    this.failure = failure
    this.detail = detail
  }
}

/**
 * Returns whether a value is a {@link RealtimeError}, also of another copy of this package.
 *
 * @example if (isRealtimeError(error) && error.category === 'access-denied') showSignIn()
 */
export function isRealtimeError(error: unknown): error is RealtimeError {
  return isEngagementError(error) && error.name === 'RealtimeError'
}

/** Returns the error of a request that took longer than its limit. */
export function timeoutError(timeoutMs: number, details: RequestDetails): RealtimeError {
  return new RealtimeError(failureWithoutStatus('timeout', `No answer within ${timeoutMs} ms.`), details)
}

/** Returns the failure of a rejected call as data. */
export function failureOf(error: unknown): RealtimeFailure {
  if (isRealtimeError(error)) return error.failure
  // An answer that is too large is as large at the next attempt.
  return { ...failureWithoutStatus('unknown', String(error)), retryable: !isInvalidBodyError(error) }
}
