import { EngagementError, isEngagementError } from './engagement-error.ts'

/**
 * An argument is missing or unusable; nothing was sent. Code `argument`.
 *
 * @example await getProgram(engagement, { programId: '' }) // rejects with one
 */
export class ArgumentError extends EngagementError {
  override name = 'ArgumentError' as const

  constructor(message: string) {
    super(message, { code: 'argument' })
  }
}

/**
 * Returns whether a value is an {@link ArgumentError}, also of another copy of this package.
 *
 * @example isArgumentError(new Error('mine')) //=> false
 */
export function isArgumentError(error: unknown): error is ArgumentError {
  return isEngagementError(error) && error.name === 'ArgumentError'
}
