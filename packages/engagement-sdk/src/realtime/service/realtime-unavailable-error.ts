import { EngagementError, isEngagementError } from '../../errors/errors.ts'

/**
 * The application names no real-time keys, or no host that may receive the token, so presence, publishing, history and
 * files are unavailable. Code `realtime-unavailable`.
 *
 * @example if (isRealtimeUnavailableError(error)) hidePresence()
 */
export class RealtimeUnavailableError extends EngagementError {
  override name = 'RealtimeUnavailableError' as const

  constructor(what: string) {
    super(
      `${what} needs real-time, and the application names no real-time keys, or a host that is not in trustedOrigins.`,
      { code: 'realtime-unavailable' },
    )
  }
}

/**
 * Returns whether a value is a {@link RealtimeUnavailableError}, also of another copy of this package.
 *
 * @example if (isRealtimeUnavailableError(error)) hidePresence()
 */
export function isRealtimeUnavailableError(error: unknown): error is RealtimeUnavailableError {
  return isEngagementError(error) && error.name === 'RealtimeUnavailableError'
}
