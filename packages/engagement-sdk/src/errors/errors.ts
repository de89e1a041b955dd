import type { HttpMethod } from '../wire/vocabulary.ts'
import { isRetryableStatus, serverReason, statusMessage } from './status.ts'

/** The codes of an {@link InteractionError}. */
export type InteractionErrorCode = (typeof INTERACTION_ERROR_CODES)[number]
const INTERACTION_ERROR_CODES = [
  'item-invalid',
  'option-missing',
  'interaction-exists',
  'interaction-missing',
  'interaction-closed',
  'update-unsupported',
] as const

/** Every code an error of this package can carry; stable across releases. */
export const ERROR_CODES = [
  'argument',
  'not-initialised',
  'http',
  'not-found',
  'network',
  'timeout',
  'invalid-body',
  'body-too-large',
  'url-missing',
  'untrusted-origin',
  'token-provider',
  'superseded',
  'disposed',
  ...INTERACTION_ERROR_CODES,
  'realtime',
  'realtime-unavailable',
  'empty-content',
  'unknown-cryptor',
  'unreadable',
  'unsupported-input',
  'unavailable',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** The request that an error is about; undefined if none was sent. */
export interface RequestDetails {
  readonly method?: HttpMethod | undefined
  /** Contains no token. */
  readonly url?: string | undefined
}

/** Properties of an error in addition to its message. */
export interface ErrorDetails extends RequestDetails {
  /** Stable; branch on it, never on the message. */
  readonly code: ErrorCode
  /** Of the response, if one arrived. */
  readonly status?: number | undefined
  /** The server's reason, if it gave one. */
  readonly reason?: string | undefined
  /** Whether the same call may succeed later, unchanged. @default false */
  readonly retryable?: boolean | undefined
  /** The wait that the server asked for in `Retry-After`; undefined if it did not, or if a browser hides the header. */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/** Marks the errors of every copy of this package. */
const BRAND = Symbol.for('@touchline/engagement-sdk/error')

/**
 * Base of every error that this package throws. The message is a text for people, letter for letter the specification's where
 * it has one; `toString` adds the request and the server's reason. An aborted call is the one exception: it rejects
 * with its signal's own reason.
 *
 * @example
 * try { await engagement.init() } catch (error) {
 *   if (isEngagementError(error) && error.retryable) showRetry()
 * }
 */
export class EngagementError extends Error implements ErrorDetails {
  override name = 'EngagementError'
  readonly code: ErrorCode
  readonly status: number | undefined
  readonly reason: string | undefined
  readonly method: HttpMethod | undefined
  readonly url: string | undefined
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  /**
   * The section of the guide that explains the code. `import.meta.resolve` turns it into the address of a file in the
   * installed package.
   */
  readonly help: string

  constructor(message: string, { code, retryable = false, retryAfterMs, cause, ...request }: ErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = request.status
    this.reason = request.reason
    this.method = request.method
    this.url = request.url
    this.retryable = retryable
    this.retryAfterMs = retryAfterMs
    // Not declared as a field: the types of two copies of the package must stay compatible.
    Object.defineProperty(this, BRAND, { value: true })
    this.help = `@touchline/engagement-sdk/guides/errors.md#${code}`
  }

  /** Returns the name, the message, the request, its status and the server's reason, for a log. */
  override toString(): string {
    return withRequest(`${this.name}: ${this.message}`, this)
  }
}

/** Appends a request and its response to a text, such as 'Incorrect data. (GET https://x/ answered 400)'. */
export function withRequest(text: string, { method, url, status, reason }: Partial<ErrorDetails>): string {
  if (!url) return text
  const answer = status === undefined ? '' : ` answered ${status}`
  return `${text} (${method} ${url}${answer}${reason ? `: ${reason}` : ''})`
}

/** Replaces the token in a text that becomes part of an error. */
export function withoutToken<T extends string | undefined>(text: T, token: string | undefined): T | string {
  return text && token ? text.replaceAll(token, '…') : text
}

/** The errors of the core entry, by name. `/realtime` and `/crypto` have guards for theirs. */
export interface ErrorsByName {
  readonly ArgumentError: ArgumentError
  readonly NotInitialisedError: NotInitialisedError
  readonly ConnectionError: ConnectionError
  /** Includes ResourceNotFoundError. */
  readonly PlatformHttpError: PlatformHttpError
  readonly ResourceNotFoundError: ResourceNotFoundError
  readonly InvalidBodyError: InvalidBodyError
  readonly UrlMissingError: UrlMissingError
  readonly UntrustedOriginError: UntrustedOriginError
  readonly InteractionError: InteractionError
}

/**
 * Returns whether a value is an error of this package, or the one with this name. Unlike `instanceof`, it accepts errors of another
 * copy of the package.
 *
 * @example isEngagementError(new ArgumentError('Missing roomId argument'), 'ConnectionError') //=> false
 */
export function isEngagementError<Name extends keyof ErrorsByName>(
  error: unknown,
  name: Name,
): error is ErrorsByName[Name]
export function isEngagementError(error: unknown): error is EngagementError
export function isEngagementError(error: unknown, name?: unknown): boolean {
  if (!(error instanceof Error && BRAND in error)) return false
  if (name === 'PlatformHttpError' && error.name === 'ResourceNotFoundError') return true
  // Array methods pass an index here.
  return typeof name !== 'string' || error.name === name
}

/**
 * Returns whether the same call may succeed later, unchanged. False for every error that is not of this package.
 *
 * @example isRetryable(new ArgumentError('Missing roomId argument')) //=> false
 */
export function isRetryable(error: unknown): boolean {
  return isEngagementError(error) && error.retryable
}

/** An argument is missing or unusable; nothing was sent. Code `argument`. */
export class ArgumentError extends EngagementError {
  override name = 'ArgumentError' as const

  constructor(message: string) {
    super(message, { code: 'argument' })
  }
}

/** A call that needs `engagement.init()` came before it finished. Code `not-initialised`. */
export class NotInitialisedError extends EngagementError {
  override name = 'NotInitialisedError' as const

  constructor() {
    // The text is fixed by the specification, section 5.
    super('SDK not initialised', { code: 'not-initialised' })
  }
}

/**
 * No complete response arrived: the network failed (code `network`) or the time was up (code `timeout`). A write may have been
 * stored nevertheless; read back before you send it again.
 */
export class ConnectionError extends EngagementError {
  override name = 'ConnectionError' as const
  declare readonly code: 'network' | 'timeout'

  constructor(
    code: 'network' | 'timeout',
    { method, url, cause }: RequestDetails & { readonly cause?: unknown } = {},
  ) {
    const message = code === 'timeout' ? 'No response arrived in time.' : networkMessage(cause)
    super(message, { code, retryable: true, cause, method, url })
  }
}

/** Names the error code of the network, which browsers hide: there the CORS headers are the other usual cause. */
function networkMessage(cause: unknown): string {
  const { code, cause: { code: inner } = {} }: { code?: unknown; cause?: { code?: unknown } } = Object(cause)
  const known = [code, inner].find((each) => typeof each === 'string')
  return known
    ? `No complete response arrived: ${known}. Check the address and the network.`
    : 'No complete response arrived. Check the network, and in a browser the CORS headers.'
}

/** A refusal of the platform. Its reason is read from the detail, unless it is given. */
export interface HttpFailure extends Omit<ErrorDetails, 'code' | 'retryable' | 'cause'> {
  readonly status: number
  /** The body, parsed if it is JSON, else its text. */
  readonly detail: unknown
}

/** The platform responded with a status of 300 or more. Code `http`. The message is the specification's text for the status. */
export class PlatformHttpError extends EngagementError implements HttpFailure {
  override name: 'PlatformHttpError' | 'ResourceNotFoundError' = 'PlatformHttpError'
  declare readonly status: number
  readonly detail: unknown

  constructor(
    { detail, reason = serverReason(detail), ...failure }: HttpFailure,
    { message = statusMessage(failure.status), code = 'http' }: { message?: string; code?: ErrorCode } = {},
  ) {
    super(message, { ...failure, code, reason, retryable: isRetryableStatus(failure.status) })
    this.detail = detail
  }
}

/** A resource does not exist, or not for this application (404 or 403). Code `not-found`. */
export class ResourceNotFoundError extends PlatformHttpError {
  override name = 'ResourceNotFoundError' as const
  /** `Program`, `Client`, `Room`, `Leaderboard` or `Leaderboard Entry`. */
  readonly resource: string

  constructor(resource: string, failure: HttpFailure) {
    // The text is fixed by the specification, section 7.
    super(failure, { code: 'not-found', message: `${resource} resource not found. Check ${resource} Id.` })
    this.resource = resource
  }
}

/** The platform's response is not the requested resource. Code `invalid-body`, or `body-too-large` for more than 16 MiB. */
export class InvalidBodyError extends EngagementError {
  override name = 'InvalidBodyError' as const
  declare readonly code: 'invalid-body' | 'body-too-large'
  /** What was expected, such as `widget`. */
  readonly resource: string
  /** Path of the first field that is wrong, such as `options.0.id`; empty if the whole body is wrong. */
  readonly field: string

  constructor(
    resource: string,
    field: string,
    issue: string,
    request: RequestDetails & { readonly code?: InvalidBodyError['code'] } = {},
  ) {
    const { method, url, code = 'invalid-body' } = request
    const message = `Unreadable ${[resource, field, issue].filter(Boolean).join(': ')}`
    super(message, { code, method, url })
    this.resource = resource
    this.field = field
  }
}

/** A resource has no address for the call. Code `url-missing`. */
export class UrlMissingError extends EngagementError {
  override name = 'UrlMissingError' as const

  constructor(message: string) {
    super(message, { code: 'url-missing' })
  }
}

/** A call was addressed to an origin that is not trusted, so it was not sent. Code `untrusted-origin`. */
export class UntrustedOriginError extends EngagementError {
  override name = 'UntrustedOriginError' as const
  readonly origin: string

  /** @param origin the whole URL if it has no http(s) origin */
  constructor(origin: string) {
    const remedy = /^https?:\/\/[^/]/i.test(origin)
      ? `it is not the endpoint's origin and not in trustedOrigins. If your platform answers there, set ` +
        `trustedOrigins: ['${origin}'].`
      : 'it is not an http(s) URL. Correct the url argument, or the URL in the platform resource.'
    super(`No token is sent to ${origin}: ${remedy}`, { code: 'untrusted-origin' })
    this.origin = origin
  }
}

/**
 * An interaction cannot be created or updated. If the platform refused it, `status` and `reason` are set and `cause` is
 * the refusal.
 */
export class InteractionError extends EngagementError {
  override name = 'InteractionError' as const
  declare readonly code: InteractionErrorCode
  readonly widgetId: string

  constructor(code: InteractionErrorCode, widgetId: string, message: string, refusal?: PlatformHttpError) {
    const { status, reason, method, url } = refusal ?? {}
    super(message, { code, status, reason, method, url, cause: refusal })
    this.widgetId = widgetId
  }
}
