import { EngagementError } from './engagement-error.ts'
import type { RealtimeCategory, RealtimeFailure } from './realtime-failure.ts'

/** A call to the real-time service failed. Code `realtime`. */
export class RealtimeError extends EngagementError {
  override name = 'RealtimeError'
  /** What kind of failure, in the service's own five categories. */
  readonly category: RealtimeCategory
  /** The same facts as data. */
  readonly failure: RealtimeFailure
  /** The answer's body, where there was one. */
  readonly detail: unknown

  constructor(
    failure: RealtimeFailure,
    options: { readonly detail?: unknown; readonly cause?: unknown } = {},
  ) {
    const { message, status, isRetryable } = failure
    super(message, { code: 'realtime', status, retryable: isRetryable, cause: options.cause })
    this.category = failure.category
    this.failure = failure
    this.detail = options.detail
  }
}
