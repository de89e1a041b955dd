import { EngagementError } from './engagement-error.ts'

/**
 * A resource names no address for what was asked. Code `url-missing`.
 *
 * @example if (error instanceof UrlMissingError) console.warn(error.message) // 'Timeline url missing.'
 */
export class UrlMissingError extends EngagementError {
  override name = 'UrlMissingError'

  constructor(message: string) {
    super(message, { code: 'url-missing' })
  }
}
