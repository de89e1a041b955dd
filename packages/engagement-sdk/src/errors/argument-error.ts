import { EngagementError } from './engagement-error.ts'

/** An argument is missing or unusable; nothing was sent. Code `argument`. */
export class ArgumentError extends EngagementError {
  override name = 'ArgumentError'

  constructor(message: string) {
    super(message, { code: 'argument' })
  }
}
