import { EngagementError, type ErrorCode, isEngagementError } from '../errors/engagement-error.ts'
import type { PlatformHttpError } from '../http/platform-http-error.ts'
import { appendRequest, describeAnswer } from '../http/request-details.ts'

/** The codes of an {@link InteractionError}. */
export type InteractionErrorCode = Extract<
  ErrorCode,
  | 'item-invalid'
  | 'option-missing'
  | 'interaction-exists'
  | 'interaction-missing'
  | 'interaction-closed'
  | 'update-unsupported'
>

/**
 * An interaction cannot be created or updated as asked. Where the platform refused it, `status` and `reason` are set
 * and `cause` is the refusal.
 *
 * @example if (isInteractionError(error) && error.code === 'interaction-closed') showClosed()
 */
export class InteractionError extends EngagementError {
  override name = 'InteractionError' as const
  declare readonly code: InteractionErrorCode
  readonly widgetId: string
  /** What the platform gave as its reason. */
  readonly reason: string | undefined

  constructor(code: InteractionErrorCode, widgetId: string, message: string, refusal?: PlatformHttpError) {
    const { status, reason } = refusal ?? {}
    super(appendRequest(message, refusal ?? {}, describeAnswer(status, reason)), {
      code,
      status,
      cause: refusal,
    })
    this.widgetId = widgetId
    this.reason = reason
  }
}

/**
 * Returns whether a value is an {@link InteractionError}, also of another copy of this package.
 *
 * @example if (isInteractionError(error)) showRefusal(error.code)
 */
export function isInteractionError(error: unknown): error is InteractionError {
  return isEngagementError(error) && error.name === 'InteractionError'
}
