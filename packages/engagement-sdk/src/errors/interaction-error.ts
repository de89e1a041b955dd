import { EngagementError, type ErrorCode } from './engagement-error.ts'

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
 * An interaction cannot be created or updated as asked. `status` is set where the platform refused.
 *
 * @example if (error instanceof InteractionError && error.code === 'interaction-closed') showClosed()
 */
export class InteractionError extends EngagementError {
  override name = 'InteractionError'
  declare readonly code: InteractionErrorCode
  declare readonly widgetId: string

  constructor(code: InteractionErrorCode, widgetId: string, message: string, refusal?: EngagementError) {
    const facts = { code, widgetId, status: refusal?.status, cause: refusal }
    super(message, facts)
  }
}
