import { EngagementError, type ErrorCode, isEngagementError } from '../errors/engagement-error.ts'
import type { RequestDetails } from '../errors/request-details.ts'
import { isRetryableStatus } from './retry.ts'
import { serverReason } from './server-reason.ts'
import { statusMessage } from './status-message.ts'

/** A refusal of the platform. */
export interface HttpFailure extends RequestDetails {
  readonly status: number
  /** The body, parsed if it is JSON, else its text. */
  readonly detail: unknown
  /** The platform's reason. @default read from `detail` */
  readonly reason?: string | undefined
  /** The wait that the platform asked for in `Retry-After`. */
  readonly retryAfterMs?: number | undefined
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

  constructor(
    { status, detail, reason = serverReason(detail), method, url, retryAfterMs }: HttpFailure,
    { message = statusMessage(status), code = 'http' }: { message?: string; code?: ErrorCode } = {},
  ) {
    super(message, {
      code,
      status,
      reason,
      method,
      url,
      retryable: isRetryableStatus(status),
      retryAfterMs,
    })
    this.detail = detail
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
