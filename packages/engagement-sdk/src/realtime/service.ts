import type { Engagement } from '../engagement/engagement.ts'
import { isEngagementError, type RequestDetails, UntrustedOriginError } from '../errors/errors.ts'
import { serverReason } from '../errors/status.ts'
import { DEFAULT_TIMEOUT_MS, withDeadline } from '../http/abort.ts'
import { parseJson, readLimitedText, refuseRedirect } from '../http/body.ts'
import { parseAs, parseBody, type Schema } from '../http/parse.ts'
import { parseRetryAfter } from '../http/retry.ts'
import { appendQuery, originOf, type Query, trustedOrigins } from '../http/url.ts'
import { realtimeSettingsSchema } from '../wire/application.ts'
import { PLATFORM_SDK_VERSION } from '../wire/vocabulary.ts'
import { failureOfStatus, networkError, RealtimeError, timeoutError, unreadableError } from './errors.ts'
import type { RealtimeClock } from './host.ts'
import { encodeValue, isSegment } from './names.ts'

/** The service's address and keys, and the player's identity. */
export interface RealtimeService {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** Encoded for a path. */
  readonly subscribeKey: string
  /** Encoded for a path. */
  readonly publishKey: string
  /** The own profile's id. */
  readonly userId: string
  /** The own profile's token (specification section 6). */
  readonly authKey: string
  readonly timing: PresenceTiming
}

/** The presence settings of an application or a caller, in seconds. */
export interface PresenceSettings {
  readonly presenceTimeoutSeconds?: number | undefined
  readonly heartbeatIntervalSeconds?: number | undefined
}

/** The presence timing that the client and the server use, in seconds. An interval of 0 sends no heartbeats. */
export interface PresenceTiming {
  readonly timeoutSeconds: number
  readonly intervalSeconds: number
}

/** Settings of a caller, which replace the application's. */
export interface ServiceOverrides extends PresenceSettings {
  /** Host, or origin with its scheme. */
  readonly origin?: string | undefined
}

/** Numbered hosts that the provider offers. */
const PROVIDER_HOSTS = 20
const DEFAULT_PRESENCE_TIMEOUT_SECONDS = 300
const MINIMUM_PRESENCE_TIMEOUT_SECONDS = 20
/** No user, path, query or fragment. */
const ORIGIN_ONLY = /^https?:\/\/[^/?#@\\]+\/?$/i
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The provider's own hosts, customers' subdomains included (decision trusted-hosts). */
const isProviderOrigin = trustedOrigins([
  'https://*.pndsn.com',
  'https://*.pubnub.com',
  'https://*.pubnubapi.com',
])

/**
 * Returns one of the provider's own origins, for applications that name no host. Clients spread over all of them.
 *
 * @param random from 0 up to 1
 * @example providerOrigin(0) //=> 'https://ps1.pndsn.com'
 */
export function providerOrigin(random: number): string {
  const number = Math.min(Math.floor(random * PROVIDER_HOSTS), PROVIDER_HOSTS - 1) + 1
  return `https://ps${number}.pndsn.com`
}

/**
 * Returns the timing of the heartbeats: a timeout of at least 20 s, 300 s by default, and an interval of half the timeout
 * less one second, unless one is given (docs/contract/realtime.md, 'Presence').
 *
 * @example presenceTiming({ presenceTimeoutSeconds: 60 }) //=> { timeoutSeconds: 60, intervalSeconds: 29 }
 */
export function presenceTiming(settings: PresenceSettings): PresenceTiming {
  const asked = settings.presenceTimeoutSeconds ?? DEFAULT_PRESENCE_TIMEOUT_SECONDS
  const timeoutSeconds = Math.max(
    Number.isFinite(asked) ? asked : DEFAULT_PRESENCE_TIMEOUT_SECONDS,
    MINIMUM_PRESENCE_TIMEOUT_SECONDS,
  )
  const intervalSeconds = Math.max(settings.heartbeatIntervalSeconds ?? timeoutSeconds / 2 - 1, 0)
  return { timeoutSeconds, intervalSeconds }
}

/**
 * Returns the service of the application and the own profile; undefined before `init`, without keys, or without a host that
 * may receive the token: updates then come by polling. For an untrusted host, and for settings of the wrong type, a warning
 * names the setting. A host that the caller configured is trusted.
 *
 * @param ownOrigin the provider's own origin, for an application that names none
 */
export function serviceOf(
  engagement: Engagement,
  overrides: ServiceOverrides,
  ownOrigin: string,
): RealtimeService | undefined {
  const { application, profile } = engagement
  if (!application || !profile) return undefined
  const { isTrusted, warn } = engagement.internals
  const { data: settings, issue } = parseAs(realtimeSettingsSchema, application)
  if (issue) {
    warn({
      message: `Real-time is off, updates come by polling. application: ${issue.field}: ${issue.reason}`,
    })
    return undefined
  }
  const { pubnub_subscribe_key: subscribeKey, pubnub_publish_key: publishKey } = settings
  if (!isUsableKey(subscribeKey) || !isUsableKey(publishKey)) return undefined
  const origin = serviceOrigin(overrides.origin ?? (settings.pubnub_origin || ownOrigin))
  if (origin === undefined) return undefined
  if (overrides.origin === undefined && !isTrusted(origin) && !isProviderOrigin(origin)) {
    const cause = new UntrustedOriginError(origin)
    warn({ message: `Real-time is off, updates come by polling. ${cause.message}`, cause })
    return undefined
  }
  // The application's 0 leaves the interval to the client; a caller's 0 means no heartbeats.
  const timing = presenceTiming({
    presenceTimeoutSeconds:
      overrides.presenceTimeoutSeconds ?? (settings.pubnub_presence_timeout || undefined),
    heartbeatIntervalSeconds:
      overrides.heartbeatIntervalSeconds ?? (settings.pubnub_heartbeat_interval || undefined),
  })
  const keys = { subscribeKey: encodeValue(subscribeKey), publishKey: encodeValue(publishKey) }
  return { origin, ...keys, userId: profile.id, authKey: profile.access_token, timing }
}

/** Returns whether the application of the last `init` names both keys. */
export function hasRealtimeKeys({ application }: Engagement): boolean {
  const { data } = parseAs(realtimeSettingsSchema, application)
  return isUsableKey(data?.pubnub_subscribe_key) && isUsableKey(data?.pubnub_publish_key)
}

function isUsableKey(key: string | null | undefined): key is string {
  return Boolean(key) && isSegment(key ?? '')
}

/**
 * Returns the origin of a host. The player's token travels in every request, so only loopback hosts are used without TLS. The
 * application names hosts without a scheme; a loopback host without one is taken for a development server without TLS.
 */
function serviceOrigin(host: string): string | undefined {
  const text = host.includes('://') ? host : `https://${host}`
  const origin = ORIGIN_ONLY.test(text) ? originOf(text) : undefined
  if (origin === undefined) return undefined
  const isLoopback = LOOPBACK.test(origin)
  if (isLoopback && !host.includes('://')) return origin.replace('https:', 'http:')
  return isLoopback || origin.startsWith('https:') ? origin : undefined
}

/** One call to the service. */
export interface ServiceCall {
  /** Absolute path, already encoded. */
  readonly path: string
  readonly query?: Query | undefined
  /** JSON text; makes it a POST. */
  readonly body?: string | undefined
  /** @default 15 000 */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive the page and the disposal: for leave calls. */
  readonly keepalive?: boolean | undefined
  /** Sends no token: the time call takes none. */
  readonly isAnonymous?: boolean | undefined
}

/** A service that can be called now. */
export interface ConnectedService extends RealtimeService {
  /**
   * Calls the service and returns the JSON of its response.
   *
   * @throws RealtimeError, InvalidBodyError for more than 16 MiB, the signal's reason
   */
  readonly call: (call: ServiceCall) => Promise<unknown>
  /** Calls the service and parses its response. @throws InvalidBodyError naming the field that is wrong, and as `call` does */
  readonly read: <Value>(schema: Schema<Value>, resource: string, call: ServiceCall) => Promise<Value>
}

/** As the platform's own client names itself: a name and a version, which the service counts. */
const SDK_NAME = `Touchline-Engagement-SDK/${PLATFORM_SDK_VERSION}`

/** Returns a service with the function that calls it. @param disposal aborts every pending call */
export function connectService(
  service: RealtimeService,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: RealtimeClock },
  disposal: AbortSignal,
): ConnectedService {
  const common = commonQuery(service)
  const anonymous = commonQuery({ ...service, authKey: '' })
  const connected: ConnectedService = {
    ...service,
    read: async (schema, resource, call) =>
      parseBody(schema, await connected.call(call), resource, requestDetails(service, call)),
    call({ path, query, body, timeoutMs = DEFAULT_TIMEOUT_MS, signal, keepalive = false, isAnonymous }) {
      const url = appendQuery(service.origin + path + (isAnonymous ? anonymous : common), query, encodeValue)
      const request = requestDetails(service, { path, body })
      const deadline = {
        signals: [signal, keepalive ? undefined : disposal],
        timeoutMs,
        timeoutError: () => timeoutError(timeoutMs, request),
        after: clock.after,
      }
      return withDeadline(deadline, async (ended) => {
        const response = await send(fetch, url, { body, keepalive, signal: ended }, request)
        return readResponse(response, clock.now, request)
      })
    },
  }
  return connected
}

/** Returns the query of every call, with its question mark. */
function commonQuery({ userId, authKey }: RealtimeService): string {
  return appendQuery('', { uuid: userId, auth: authKey || undefined, pnsdk: SDK_NAME }, encodeValue)
}

/** Returns the address of a path, with the player's id and token. */
export function urlOf(service: RealtimeService, path: string): string {
  return service.origin + path + commonQuery(service)
}

/** Returns the request for errors, without its query, which carries the token. */
export function requestDetails(
  { origin }: Pick<RealtimeService, 'origin'>,
  { path, body }: Pick<ServiceCall, 'path' | 'body'>,
): RequestDetails {
  return { method: body === undefined ? 'GET' : 'POST', url: origin + path }
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  { body, keepalive, signal }: { body: string | undefined; keepalive: boolean; signal: AbortSignal },
  request: RequestDetails,
): Promise<Response> {
  const init: RequestInit = {
    signal,
    credentials: 'omit',
    // Runtimes without a cache refuse the option.
    ...('cache' in Request.prototype && { cache: 'no-store' }),
    redirect: 'manual',
    keepalive,
    // Without a content type of its own a text body needs no preflight, and the service accepts any.
    ...(body !== undefined && { method: 'POST', body }),
  }
  try {
    const response = await fetch(url, init)
    refuseRedirect(response)
    return response
  } catch (cause) {
    throw networkError('The real-time service cannot be reached.', request, cause)
  }
}

/** Maximum of a `Retry-After`: a stream that waits for days would neither deliver anything nor be in the phase `failed`. */
const LONGEST_RETRY_AFTER_MS = 150_000
const FIRST_ERROR = 300
const FIRST_ERROR_IN_BODY = 400

/**
 * Returns the JSON of a response.
 *
 * @param now returns the epoch milliseconds, for a `Retry-After` that is a date
 * @throws InvalidBodyError for more than 16 MiB
 * @throws RealtimeError for a status of 300 or more, for one of 400 or more in the body, and for anything but JSON
 */
async function readResponse(
  response: Response,
  now: () => number,
  request: RequestDetails,
): Promise<unknown> {
  const text = await readText(response, request)
  const body = parseJson(text)
  const status = response.status >= FIRST_ERROR ? response.status : errorInBody(body)
  if (status !== undefined) {
    const reason = serverReason(reasonIn(body ?? text))
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now(), LONGEST_RETRY_AFTER_MS)
    const message = 'The real-time service refused.'
    const failure = failureOfStatus(status, reason ?? message, retryAfterMs)
    throw new RealtimeError(failure, { ...request, message, reason, detail: body ?? text })
  }
  if (body !== undefined) return body
  throw unreadableError('The response is not JSON.', request, text)
}

async function readText(response: Response, request: RequestDetails): Promise<string> {
  try {
    return await readLimitedText(response, request)
  } catch (cause) {
    if (isEngagementError(cause, 'InvalidBodyError')) throw cause
    throw networkError('The response ended early.', request, cause)
  }
}

/** Returns the status in a body: some failures have the HTTP status 200 and the real one in the body. */
function errorInBody(body: unknown): number | undefined {
  const { status }: { status?: unknown } = Object(body)
  return typeof status === 'number' && status >= FIRST_ERROR_IN_BODY ? status : undefined
}

/**
 * Returns the part of a refusal that holds its reason: `[0, 'the reason', time]`, `{ message: 'the reason', … }`, else all of it.
 */
function reasonIn(refusal: unknown): unknown {
  if (Array.isArray(refusal)) return refusal[1]
  const { message = refusal }: { message?: unknown } = Object(refusal)
  return message
}
