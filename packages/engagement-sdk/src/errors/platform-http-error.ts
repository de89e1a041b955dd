import { RETRYABLE_STATUSES } from '../http/retryable-statuses.ts'
import { statusMessage } from '../http/status-message.ts'
import { EngagementError, type ErrorCode } from './engagement-error.ts'

/** What the platform's refusal carried. */
export interface HttpFailure {
  readonly status: number
  /** The body, parsed where it is JSON, else its text. */
  readonly detail: unknown
  /** The wait that the platform asked for in `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/** The platform answered with a status of 300 or more. Code `http`. */
export class PlatformHttpError extends EngagementError implements HttpFailure {
  override name = 'PlatformHttpError'
  declare readonly status: number
  readonly detail: unknown
  readonly retryAfterMs: number | undefined

  constructor(
    { status, detail, retryAfterMs }: HttpFailure,
    message = statusMessage(status),
    code: ErrorCode = 'http',
  ) {
    super(message, { code, status, retryable: RETRYABLE_STATUSES.includes(status) })
    this.detail = detail
    this.retryAfterMs = retryAfterMs
  }
}
