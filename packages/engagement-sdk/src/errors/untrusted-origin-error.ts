import { EngagementError } from './engagement-error.ts'

/** A call that carries the token was about to leave the trusted origins. Code `untrusted-origin`. */
export class UntrustedOriginError extends EngagementError {
  override name = 'UntrustedOriginError'
  readonly origin: string

  constructor(origin: string) {
    super(
      `${origin} is no trusted origin, so no token is sent there. Add it to trustedOrigins if it is the platform's.`,
      {
        code: 'untrusted-origin',
      },
    )
    this.origin = origin
  }
}
