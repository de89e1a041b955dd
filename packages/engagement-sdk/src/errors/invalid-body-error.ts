import { EngagementError } from './engagement-error.ts'

/**
 * The platform's answer is not the resource that was asked for. Code `invalid-body`.
 *
 * @example if (error instanceof InvalidBodyError) report(error.resource, error.field) // 'widget', 'options.0.id'
 */
export class InvalidBodyError extends EngagementError {
  override name = 'InvalidBodyError'
  /** What was expected, such as `widget`. */
  declare readonly resource: string
  /** Path of the first field that is wrong, such as `options.0.id`; empty when nothing fits. */
  declare readonly field: string

  constructor(resource: string, field: string, reason: string) {
    const facts = { code: 'invalid-body', resource, field } as const
    super(`Unreadable ${[resource, field, reason].filter(Boolean).join(': ')}`, facts)
  }
}
