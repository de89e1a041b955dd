import { statusMessage } from '../http/status-message.ts'
import { EngagementError } from './engagement-error.ts'

/** Statuses after which the same call may succeed later. */
const RETRYABLE_STATUSES = [408, 413, 429, 500, 502, 503, 504, 521, 522, 524]

/** What the platform's refusal carried. */
export interface HttpFailure {
  readonly status: number
  /** The body, parsed where it is JSON, else its text. */
  readonly detail: unknown
  /** The `Retry-After` header as it came, see `retryAfterMs`. */
  readonly retryAfter?: string | null | undefined
}

/**
 * The platform answered with a status of 300 or more. Code `http`.
 *
 * @example if (error instanceof PlatformHttpError && error.status === 400) showRefusal(error.detail)
 */
export class PlatformHttpError extends EngagementError implements HttpFailure {
  override name = 'PlatformHttpError'
  declare readonly status: number
  declare readonly detail: unknown
  declare readonly retryAfter?: string | null | undefined

  constructor(failure: HttpFailure, message?: string) {
    const facts = {
      code: 'http',
      retryable: RETRYABLE_STATUSES.includes(failure.status),
      ...failure,
    } as const
    super(message ?? statusMessage(failure.status), facts)
  }
}
