import { EngagementError } from './engagement-error.ts'

/**
 * An argument is missing or unusable; nothing was sent. Code `argument`.
 *
 * @example await getProgram(engagement, { programId: '' }) // rejects with one
 */
export class ArgumentError extends EngagementError {
  override name = 'ArgumentError'

  constructor(message: string) {
    super(message, { code: 'argument' })
  }
}
