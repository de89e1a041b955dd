import { isEngagementError } from '../errors/engagement-error.ts'
import { type HttpFailure, PlatformHttpError } from '../http/platform-http-error.ts'

/**
 * A resource does not exist, or not for this application (404 or 403). Code `not-found`.
 *
 * @example if (isResourceNotFoundError(error)) showMissing(error.resource) // 'Program'
 */
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

/**
 * Returns whether a value is a {@link ResourceNotFoundError}, also of another copy of this package.
 *
 * @example if (isResourceNotFoundError(error)) showMissing(error.resource)
 */
export function isResourceNotFoundError(error: unknown): error is ResourceNotFoundError {
  return isEngagementError(error) && error.name === 'ResourceNotFoundError'
}
