import { EngagementError, type ErrorCode, isEngagementError } from '../errors/engagement-error.ts'
import type { RequestDetails } from '../errors/request-details.ts'
import { serverReason } from './server-reason.ts'
import { statusMessage } from './status-message.ts'

/** Statuses after which the same call may succeed later. */
const RETRYABLE_STATUSES = [408, 413, 429, 500, 502, 503, 504, 521, 522, 524]

/** A refusal of the platform. */
export interface HttpFailure extends RequestDetails {
  readonly status: number
  /** The body, parsed if it is JSON, else its text. */
  readonly detail: unknown
  /** The platform's reason. @default read from `detail` */
  readonly reason?: string | undefined
  /** The `Retry-After` header as it was received, see `retryAfterMs`. */
  readonly retryAfter?: string | null | undefined
}

/**
 * The platform answered with a status of 300 or more. Code `http`. The message is the specification's text for the
 * status, followed by the request and the platform's reason in parentheses.
 *
 * @example if (isPlatformHttpError(error) && error.status === 400) showRefusal(error.reason)
 */
export class PlatformHttpError extends EngagementError implements HttpFailure {
  override name: 'PlatformHttpError' | 'ResourceNotFoundError' = 'PlatformHttpError'
  declare readonly status: number
  readonly detail: unknown
  readonly retryAfter: string | null | undefined

  constructor(
    { status, detail, reason = serverReason(detail), method, url, retryAfter }: HttpFailure,
    { message = statusMessage(status), code = 'http' }: { message?: string; code?: ErrorCode } = {},
  ) {
    super(message, {
      code,
      status,
      reason,
      method,
      url,
      retryable: RETRYABLE_STATUSES.includes(status),
    })
    this.detail = detail
    this.retryAfter = retryAfter
  }
}

/**
 * Returns whether a value is a {@link PlatformHttpError}, a ResourceNotFoundError included, also of another copy of
 * this package.
 *
 * @example isPlatformHttpError(new PlatformHttpError({ status: 503, detail: '' })) //=> true
 */
export function isPlatformHttpError(error: unknown): error is PlatformHttpError {
  return isEngagementError(error) && ['PlatformHttpError', 'ResourceNotFoundError'].includes(error.name)
}
