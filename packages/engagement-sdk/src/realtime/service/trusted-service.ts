import type { Engagement } from '../../engagement/engagement.ts'
import { UntrustedOriginError } from '../../errors/errors.ts'
import { trustedOrigins } from '../../http/url.ts'
import { realtimeConfigOf } from './realtime-config.ts'
import { type RealtimeService, realtimeService, type ServiceOverrides } from './realtime-service.ts'

/** The provider's own hosts, customers' subdomains included (decision trusted-hosts). */
const isProviderOrigin = /* @__PURE__ */ trustedOrigins([
  'https://*.pndsn.com',
  'https://*.pubnub.com',
  'https://*.pubnubapi.com',
])

/**
 * Returns the service as of the last `init`, or undefined when the token must not be sent to the host that the
 * application names: updates then come by polling, and a warning names the setting. A host that the caller configured
 * is trusted.
 *
 * @param ownOrigin the provider's own origin, for an application that names none
 */
export function trustedService(
  engagement: Engagement,
  overrides: ServiceOverrides,
  ownOrigin: string,
): RealtimeService | undefined {
  const service = realtimeService(realtimeConfigOf(engagement), overrides, ownOrigin)
  if (service === undefined || overrides.origin !== undefined) return service
  const { isTrusted, warn } = engagement.internals
  if (isTrusted(service.origin) || isProviderOrigin(service.origin)) return service
  const cause = new UntrustedOriginError(service.origin)
  warn({ message: `Real-time is off, updates come by polling. ${cause.message}`, cause })
  return undefined
}
