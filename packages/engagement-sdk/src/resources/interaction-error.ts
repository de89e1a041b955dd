import { EngagementError, type ErrorCode, isEngagementError } from '../errors/engagement-error.ts'
import type { PlatformHttpError } from '../http/platform-http-error.ts'

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
 * An interaction cannot be created or updated. If the platform refused it, `status` and `reason` are set and `cause` is
 * the refusal.
 *
 * @example if (isInteractionError(error) && error.code === 'interaction-closed') showClosed()
 */
export class InteractionError extends EngagementError {
  override name = 'InteractionError' as const
  declare readonly code: InteractionErrorCode
  readonly widgetId: string

  constructor(code: InteractionErrorCode, widgetId: string, message: string, refusal?: PlatformHttpError) {
    const { status, reason, method, url } = refusal ?? {}
    super(message, { code, status, reason, method, url, cause: refusal })
    this.widgetId = widgetId
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
