import { EngagementError, type ErrorCode, isEngagementError } from '../errors/errors.ts'

/** The codes of a {@link CryptoError}; the message is for people. */
export type CryptoFailure = Extract<
  ErrorCode,
  'empty-content' | 'unknown-cryptor' | 'unreadable' | 'unsupported-input' | 'unavailable'
>

/**
 * A cipher cannot be created, or one of its calls cannot return a result.
 *
 * @example if (isCryptoError(error) && error.code === 'unavailable') askForHttps()
 */
export class CryptoError extends EngagementError {
  override name = 'CryptoError' as const
  /** The kind of failure, for code; the message is for people. */
  declare readonly code: CryptoFailure

  constructor(code: CryptoFailure, message: string, options: ErrorOptions = {}) {
    super(message, { code, cause: options.cause })
  }
}

/**
 * Returns whether a value is a {@link CryptoError}, also of another copy of this package.
 *
 * @example if (isCryptoError(error) && error.code === 'unreadable') askForTheKey()
 */
export function isCryptoError(error: unknown): error is CryptoError {
  return isEngagementError(error) && error.name === 'CryptoError'
}
