import { EngagementError } from './engagement-error.ts'

/**
 * A call that carries the token was about to leave the trusted origins. Code `untrusted-origin`.
 *
 * @example createEngagement({ clientId, trustedOrigins: ['https://votes.example.com'] }) // lets it see the token
 */
export class UntrustedOriginError extends EngagementError {
  override name = 'UntrustedOriginError'
  declare readonly origin: string

  constructor(origin: string) {
    const facts = { code: 'untrusted-origin', origin } as const
    super(`No token is sent to ${origin}, which is not in trustedOrigins`, facts)
  }
}
