import { EngagementError } from './engagement-error.ts'

/**
 * The application has no real-time keys or host, so presence, publishing and files have nobody to ask. Code
 * `realtime-unavailable`.
 */
export class RealtimeUnavailableError extends EngagementError {
  override name = 'RealtimeUnavailableError'

  constructor(what: string) {
    super(
      `${what} needs real-time, and the application names no real-time keys or host. Ask for them, or do without.`,
      {
        code: 'realtime-unavailable',
      },
    )
  }
}
