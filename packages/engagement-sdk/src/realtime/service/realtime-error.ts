import { EngagementError, isEngagementError } from '../../errors/engagement-error.ts'
import { isInvalidBodyError } from '../../http/invalid-body-error.ts'
import { appendRequest, describeAnswer, type RequestDetails } from '../../http/request-details.ts'
import type { HttpMethod } from '../../wire/vocabulary.ts'
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
  /** The same as data; its message is the service's reason. */
  readonly failure: RealtimeFailure
  /** The answer's body, where there was one. */
  readonly detail: unknown
  readonly method: HttpMethod | undefined
  /** Without the query, which carries the token. */
  readonly url: string | undefined

  constructor(
    failure: RealtimeFailure,
    {
      method,
      url,
      detail,
      reason,
      cause,
    }: RequestDetails & {
      readonly detail?: unknown
      /** What the server gave as its reason, where the failure's message is another text. */
      readonly reason?: string | undefined
      readonly cause?: unknown
    } = {},
  ) {
    const { message, status, isRetryable, category } = failure
    const outcome = status === undefined ? '' : describeAnswer(status, reason)
    super(appendRequest(message, { method, url }, outcome), {
      code: 'realtime',
      status,
      retryable: isRetryable,
      cause,
    })
    this.category = category
    this.failure = failure
    this.detail = detail
    this.method = method
    this.url = url
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

/** Returns the failure of a rejected call as data. */
export function failureOf(error: unknown): RealtimeFailure {
  if (isRealtimeError(error)) return error.failure
  // An answer that is too large is as large at the next attempt.
  return { ...failureWithoutStatus('unknown', String(error)), isRetryable: !isInvalidBodyError(error) }
}
