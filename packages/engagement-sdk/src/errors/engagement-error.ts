/** Every code an error of this package can carry; stable across releases. */
export const ERROR_CODES = [
  'argument',
  'not-initialised',
  'http',
  'not-found',
  'network',
  'timeout',
  'invalid-body',
  'url-missing',
  'untrusted-origin',
  'token-provider',
  'superseded',
  'disposed',
  'item-invalid',
  'option-missing',
  'interaction-exists',
  'interaction-missing',
  'interaction-closed',
  'update-unsupported',
  'realtime',
  'realtime-unavailable',
] as const

/** A stable code to branch on instead of a message. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/** What an error knows beside its message. */
export interface ErrorFacts {
  readonly code: ErrorCode
  /** HTTP status, where the platform answered. */
  readonly status?: number | undefined
  /** @default false */
  readonly retryable?: boolean | undefined
  readonly cause?: unknown
}

/**
 * Base of every error that this package throws. An aborted call is the one exception: it rejects
 * with its signal's own reason.
 *
 * @example
 * try { await engagement.init() } catch (error) {
 *   if (error instanceof EngagementError && error.retryable) showRetry()
 * }
 */
export class EngagementError extends Error {
  override name = 'EngagementError'
  /** Stable; branch on it, never on the message. */
  declare readonly code: ErrorCode
  /** HTTP status, where the platform answered. */
  declare readonly status: number | undefined
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable: boolean = false

  constructor(message: string, facts: ErrorFacts) {
    super(message, facts)
    // Subclasses declare the facts of their own; none needs a constructor to copy them.
    Object.assign(this, facts)
  }
}
