import type { HttpMethod } from '../wire/vocabulary.ts'
import { type AnsweredRequest, appendRequest } from './request-details.ts'

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
  'empty-content',
  'unknown-cryptor',
  'unreadable',
  'unsupported-input',
  'unavailable',
] as const

/** A stable code to branch on instead of a message. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Resolves to the guide in the installed package; its headings are the codes. */
const GUIDE = '@touchline/engagement-sdk/guides/errors.md'

/** Properties of an error in addition to its message. */
export interface ErrorDetails extends AnsweredRequest {
  readonly code: ErrorCode
  /** @default false */
  readonly retryable?: boolean | undefined
  /** The wait that the server asked for in `Retry-After`. */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/**
 * Base of every error that this package throws. The message of an error about a request ends with its method, its URL, the
 * status of the answer and the server's reason in parentheses. An aborted call is the one exception: it rejects
 * with its signal's own reason.
 *
 * @example
 * try { await engagement.init() } catch (error) {
 *   if (isEngagementError(error) && error.retryable) showRetry()
 * }
 */
export class EngagementError extends Error {
  override name = 'EngagementError'
  /** Stable; branch on it, never on the message. */
  readonly code: ErrorCode
  /** HTTP status, if the server answered. */
  readonly status: number | undefined
  /** The server's reason, if it gave one. */
  readonly reason: string | undefined
  /** Undefined if no request was sent. */
  readonly method: HttpMethod | undefined
  /** Contains no token. Undefined if no request was sent. */
  readonly url: string | undefined
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable: boolean
  /** The wait that the server asked for in `Retry-After`; undefined if it did not, or if a browser hides the header. */
  readonly retryAfterMs: number | undefined
  /**
   * The section of the guide that explains the code: '@touchline/engagement-sdk/guides/errors.md#timeout'.
   * `import.meta.resolve` turns it into the address of a file in the installed package.
   */
  readonly help: string

  constructor(message: string, { code, retryable = false, retryAfterMs, cause, ...request }: ErrorDetails) {
    super(appendRequest(message, request), cause === undefined ? undefined : { cause })
    this.code = code
    this.status = request.status
    this.reason = request.reason
    this.method = request.method
    this.url = request.url
    this.retryable = retryable
    this.retryAfterMs = retryAfterMs
    this.help = `${GUIDE}#${code}`
  }
}

/**
 * Returns whether a value is an error of this package, also of another copy of it.
 *
 * @example isEngagementError(new ArgumentError('Missing roomId argument')) //=> true
 */
export function isEngagementError(error: unknown): error is EngagementError {
  // Every copy of the package has the same guide.
  return error instanceof Error && 'help' in error && String(error.help).startsWith(GUIDE)
}

/**
 * Returns whether the same call may succeed later, unchanged. False for every error that is not of this package.
 *
 * @example isRetryable(new ArgumentError('Missing roomId argument')) //=> false
 */
export function isRetryable(error: unknown): boolean {
  return isEngagementError(error) && error.retryable
}
