import { EngagementError, isEngagementError, type RequestDetails } from '../errors/errors.ts'
import { isRetryableStatus } from '../errors/status.ts'

/** The real-time client's error categories (specification section 8). */
export type RealtimeCategory = 'network' | 'timeout' | 'bad-request' | 'access-denied' | 'unknown'

/** A failed real-time request as data. */
export interface RealtimeFailure {
  readonly category: RealtimeCategory
  readonly message: string
  readonly retryable: boolean
  readonly status?: number | undefined
  /** The wait of the response's `Retry-After`, 150 s at most. */
  readonly retryAfterMs?: number | undefined
}

const categories: Readonly<Record<number, RealtimeCategory>> = {
  400: 'bad-request',
  401: 'access-denied',
  403: 'access-denied',
}

/** Returns the failure for a status. */
export function failureOfStatus(status: number, message: string, retryAfterMs?: number): RealtimeFailure {
  return {
    category: categories[status] ?? 'unknown',
    message,
    retryable: isRetryableStatus(status),
    status,
    retryAfterMs,
  }
}

/** Returns the failure for no response or an unreadable one, which is always retryable. */
function failureWithoutStatus(category: 'network' | 'timeout' | 'unknown', message: string): RealtimeFailure {
  return { category, message, retryable: true }
}

/** Returns the failure of a rejected call as data. */
export function failureOf(error: unknown): RealtimeFailure {
  if (isRealtimeError(error)) return error.failure
  // A response that is too large is as large at the next attempt.
  return {
    ...failureWithoutStatus('unknown', String(error)),
    retryable: !isEngagementError(error, 'InvalidBodyError'),
  }
}

/**
 * A call to the real-time service failed. Code `realtime`.
 *
 * @example if (isRealtimeError(error) && error.category === 'access-denied') showSignIn()
 */
export class RealtimeError extends EngagementError {
  override name = 'RealtimeError' as const
  /** The kind of failure, in the service's five categories. */
  readonly category: RealtimeCategory
  /** The same as data; its message is the service's reason if it gave one. */
  readonly failure: RealtimeFailure
  /** The body of the response, if one arrived. */
  readonly detail: unknown

  constructor(
    failure: RealtimeFailure,
    {
      detail,
      message = failure.message,
      ...request
    }: RequestDetails & {
      readonly detail?: unknown
      /** @default the failure's */
      readonly message?: string | undefined
      /** What the server gave as its reason. */
      readonly reason?: string | undefined
      readonly cause?: unknown
    } = {},
  ) {
    const { status, retryable, retryAfterMs, category } = failure
    super(message, { ...request, code: 'realtime', status, retryable, retryAfterMs })
    this.category = category
    this.failure = failure
    this.detail = detail
  }
}

/**
 * Returns whether a value is a {@link RealtimeError}, also of another copy of this package.
 *
 * @example if (isRealtimeError(error) && error.category === 'access-denied') showSignIn()
 */
export function isRealtimeError(error: unknown): error is RealtimeError {
  return isEngagementError(error) && error.name === 'RealtimeError'
}

/** Returns the error of a request that took longer than its limit. */
export function timeoutError(timeoutMs: number, request: RequestDetails): RealtimeError {
  return new RealtimeError(failureWithoutStatus('timeout', `No response within ${timeoutMs} ms.`), request)
}

/** Returns the error of a request without a complete response. */
export function networkError(message: string, request: RequestDetails, cause: unknown): RealtimeError {
  return new RealtimeError(failureWithoutStatus('network', message), { ...request, cause })
}

/** Returns the error of a response that is not of the expected form. @param detail its body */
export function unreadableError(message: string, request: RequestDetails, detail: unknown): RealtimeError {
  return new RealtimeError(failureWithoutStatus('unknown', message), { ...request, detail })
}

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

/** A file that is stored and is not announced. */
export interface StoredFile {
  readonly channel: string
  readonly id: string
  readonly name: string
}

/**
 * A file was stored, and five attempts to announce it failed. Code `realtime`. A caller can publish its `file` as a message.
 *
 * @example if (isFilePublishError(error)) announceLater(error.file)
 */
export class FilePublishError extends EngagementError {
  override name = 'FilePublishError' as const
  readonly file: StoredFile

  constructor(file: StoredFile, cause: unknown) {
    const { id, name, channel } = file
    const { status, method, url } = isRealtimeError(cause) ? cause : {}
    super(
      `File ${name} (${id}) is stored, but its announcement on ${channel} failed. Publish its id and name to ${channel}.`,
      { code: 'realtime', retryable: true, cause, status, method, url },
    )
    this.file = file
  }
}

/**
 * Returns whether a value is a {@link FilePublishError}, also of another copy of this package.
 *
 * @example if (isFilePublishError(error)) announceLater(error.file)
 */
export function isFilePublishError(error: unknown): error is FilePublishError {
  return isEngagementError(error) && error.name === 'FilePublishError'
}
