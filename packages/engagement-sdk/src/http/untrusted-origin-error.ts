import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'
import { originOf } from './origin-of.ts'

/**
 * A call with the token was addressed to an origin that is not trusted, so it was not sent. Code `untrusted-origin`.
 *
 * @example createEngagement({ clientId, trustedOrigins: ['https://votes.example.com'] }) // sends it the token
 */
export class UntrustedOriginError extends EngagementError {
  override name = 'UntrustedOriginError' as const
  readonly origin: string

  /** @param origin the whole URL if it has no http(s) origin */
  constructor(origin: string) {
    const remedy = originOf(origin)
      ? `it is not the endpoint's origin and not in trustedOrigins. If your platform answers there, set ` +
        `trustedOrigins: ['${origin}'].`
      : 'it is not an http(s) URL. Correct the url argument, or the URL in the platform resource.'
    super(`No token is sent to ${origin}: ${remedy}`, { code: 'untrusted-origin' })
    this.origin = origin
  }
}

/**
 * Returns whether a value is an {@link UntrustedOriginError}, also of another copy of this package.
 *
 * @example if (isUntrustedOriginError(error)) report(error.origin)
 */
export function isUntrustedOriginError(error: unknown): error is UntrustedOriginError {
  return isEngagementError(error) && error.name === 'UntrustedOriginError'
}
