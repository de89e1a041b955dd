import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'
import type { RequestDetails } from '../errors/request-details.ts'

/**
 * The platform's answer is not the requested resource. Code `invalid-body`.
 *
 * @example if (isInvalidBodyError(error)) report(error.resource, error.field) // 'widget', 'options.0.id'
 */
export class InvalidBodyError extends EngagementError {
  override name = 'InvalidBodyError' as const
  /** What was expected, such as `widget`. */
  readonly resource: string
  /** Path of the first field that is wrong, such as `options.0.id`; empty if the whole body is wrong. */
  readonly field: string

  constructor(resource: string, field: string, reason: string, { method, url }: RequestDetails = {}) {
    super(`Unreadable ${[resource, field, reason].filter(Boolean).join(': ')}`, {
      code: 'invalid-body',
      method,
      url,
    })
    this.resource = resource
    this.field = field
  }
}

/**
 * Returns whether a value is an {@link InvalidBodyError}, also of another copy of this package.
 *
 * @example if (isInvalidBodyError(error)) report(error.field)
 */
export function isInvalidBodyError(error: unknown): error is InvalidBodyError {
  return isEngagementError(error) && error.name === 'InvalidBodyError'
}
