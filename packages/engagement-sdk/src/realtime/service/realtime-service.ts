import { parseUrl } from '../../http/url.ts'
import { type PresenceSettings, type PresenceTiming, presenceTiming } from '../presence/presence-timing.ts'
import type { RealtimeConfig } from './realtime-config.ts'

/** The service's address and keys, and the player's identity; created at every init. */
export interface RealtimeService {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  readonly subscribeKey: string
  readonly publishKey: string
  /** The own profile's id. */
  readonly userId: string
  /** The own profile's token (specification section 6). */
  readonly authKey: string
  readonly timing: PresenceTiming
}

/** Settings of a caller, which replace the application's. */
export interface ServiceOverrides extends PresenceSettings {
  /** Host, or origin with its scheme. */
  readonly origin?: string | undefined
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns the service of an application; `undefined` without keys or a usable host, and then updates come by polling.
 *
 * @param ownOrigin the provider's own origin, for an application that names none
 */
export function realtimeService(
  config: RealtimeConfig | undefined,
  overrides: ServiceOverrides,
  ownOrigin: string,
): RealtimeService | undefined {
  if (config === undefined) return undefined
  const origin = serviceOrigin(overrides.origin ?? config.origin ?? ownOrigin)
  if (origin === undefined) return undefined
  const { subscribeKey, publishKey, userId, authKey } = config
  const timing = presenceTiming({
    presenceTimeoutSeconds: overrides.presenceTimeoutSeconds ?? config.presenceTimeoutSeconds,
    // The application's 0 leaves the interval to the client; a caller's 0 means no heartbeats.
    heartbeatIntervalSeconds: overrides.heartbeatIntervalSeconds ?? config.heartbeatIntervalSeconds,
  })
  return { origin, subscribeKey, publishKey, userId, authKey, timing }
}

/** Returns whether two services have the same address, keys and player. */
export function isSameService(
  left: RealtimeService | undefined,
  right: RealtimeService | undefined,
): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

/**
 * Returns whether two services have the same address and key for subscriptions, so that a cursor of one is valid for the
 * other.
 */
export function isSameStream(left: RealtimeService | undefined, right: RealtimeService | undefined): boolean {
  return left?.origin === right?.origin && left?.subscribeKey === right?.subscribeKey
}

/**
 * The player's token travels in every request, so only loopback hosts are used without TLS. The application
 * names hosts without a scheme; a loopback host without one is taken for a development server without TLS.
 */
function serviceOrigin(host: string): string | undefined {
  const url = parseUrl(host.includes('://') ? host : `https://${host}`)
  if (url === undefined || url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    return undefined
  const isLoopback = LOOPBACK.test(url.hostname)
  if (isLoopback && !host.includes('://')) return `http://${url.host}`
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback) ? url.origin : undefined
}
