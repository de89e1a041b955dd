import { EngagementError } from './engagement-error.ts'

/**
 * A call that needs `engagement.init()` came before it finished. Code `not-initialised`.
 *
 * @example await getProgram(createEngagement({ clientId }), { programId }) // rejects with one
 */
export class NotInitialisedError extends EngagementError {
  override name = 'NotInitialisedError'

  constructor() {
    super('SDK not initialised', { code: 'not-initialised' })
  }
}
