import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'

/**
 * A call that needs `engagement.init()` came before it finished. Code `not-initialised`.
 *
 * @example await getProgram(createEngagement({ clientId }), { programId }) // rejects with one
 */
export class NotInitialisedError extends EngagementError {
  override name = 'NotInitialisedError' as const

  constructor() {
    // The text is fixed by the specification, section 5.
    super('SDK not initialised', { code: 'not-initialised' })
  }
}

/**
 * Returns whether a value is a {@link NotInitialisedError}, also of another copy of this package.
 *
 * @example if (isNotInitialisedError(error)) await engagement.init()
 */
export function isNotInitialisedError(error: unknown): error is NotInitialisedError {
  return isEngagementError(error) && error.name === 'NotInitialisedError'
}
