import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'

/**
 * A resource has no address for the call. Code `url-missing`.
 *
 * @example if (isUrlMissingError(error)) console.warn(error.message) // 'Timeline url missing.'
 */
export class UrlMissingError extends EngagementError {
  override name = 'UrlMissingError' as const

  constructor(message: string) {
    super(message, { code: 'url-missing' })
  }
}

/**
 * Returns whether a value is a {@link UrlMissingError}, also of another copy of this package.
 *
 * @example if (isUrlMissingError(error)) hideTimeline()
 */
export function isUrlMissingError(error: unknown): error is UrlMissingError {
  return isEngagementError(error) && error.name === 'UrlMissingError'
}
