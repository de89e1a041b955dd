/** The presence settings of an application or a caller, in seconds. */
export interface PresenceSettings {
  readonly presenceTimeoutSeconds?: number | undefined
  readonly heartbeatIntervalSeconds?: number | undefined
}

/** The presence timing that the client and the server use, in seconds. An interval of 0 sends no heartbeats. */
export interface PresenceTiming {
  readonly timeoutSeconds: number
  readonly intervalSeconds: number
}

const DEFAULT_TIMEOUT_SECONDS = 300
const MINIMUM_TIMEOUT_SECONDS = 20

/**
 * Returns the timing of the heartbeats: a timeout of at least 20 s, 300 s by default, and an interval of half the timeout
 * less one second, unless one is given (real-time contract, section 2.5).
 *
 * @example presenceTiming({ presenceTimeoutSeconds: 60 }) //=> { timeoutSeconds: 60, intervalSeconds: 29 }
 */
export function presenceTiming(settings: PresenceSettings): PresenceTiming {
  const asked = settings.presenceTimeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
  const timeoutSeconds = Math.max(
    Number.isFinite(asked) ? asked : DEFAULT_TIMEOUT_SECONDS,
    MINIMUM_TIMEOUT_SECONDS,
  )
  const intervalSeconds = Math.max(settings.heartbeatIntervalSeconds ?? timeoutSeconds / 2 - 1, 0)
  return { timeoutSeconds, intervalSeconds }
}
