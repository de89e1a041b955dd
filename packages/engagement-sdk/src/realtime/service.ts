import type { Engagement } from '../engagement/engagement.ts'
import { ArgumentError, isEngagementError, type RequestDetails } from '../errors/errors.ts'
import { serverReason } from '../errors/status.ts'
import { DEFAULT_TIMEOUT_MS, withDeadline } from '../http/abort.ts'
import { parseJson, readLimitedText, refuseRedirect } from '../http/body.ts'
import { parseBody, type Schema } from '../http/parse.ts'
import { requireTrusted } from '../http/request.ts'
import { parseRetryAfter } from '../http/retry.ts'
import { appendQuery, originOf, type Query, trustedOrigins } from '../http/url.ts'
import { realtimeSettingsSchema } from '../wire/application.ts'
import { type HttpMethod, PLATFORM_SDK_VERSION } from '../wire/vocabulary.ts'
import { RealtimeError } from './errors.ts'

/** Numbered hosts that the provider offers. */
const PROVIDER_HOSTS = 20
const DEFAULT_PRESENCE_TIMEOUT_SECONDS = 300
const MINIMUM_PRESENCE_TIMEOUT_SECONDS = 20
/** Shorter intervals of an application would flood the service. */
const LEAST_HEARTBEAT_SECONDS = 5
/** No user, path, query or fragment. */
const ORIGIN_ONLY = /^https?:\/\/[^/?#@\\]+\/?$/i
const LOOPBACK = /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/i

/** The provider's own hosts, customers' subdomains included (decision trusted-hosts). */
const isProviderOrigin = trustedOrigins([
  'https://*.pndsn.com',
  'https://*.pubnub.com',
  'https://*.pubnubapi.com',
])

/**
 * Returns the address and the keys of the service, and the player's identity; undefined before `init`, without keys, or without an
 * address that may receive the token. A host that the caller configured is trusted.
 *
 * @throws InvalidBodyError for settings of the wrong type
 * @throws UntrustedOriginError
 */
function settingsOf({ application, profile, internals }: Engagement, configuredOrigin: string | undefined) {
  if (!application || !profile) return undefined
  const settings = parseBody(realtimeSettingsSchema, application, 'application')
  const { pubnub_subscribe_key: subscribeKey, pubnub_publish_key: publishKey } = settings
  if (!isSegment(subscribeKey) || !isSegment(publishKey)) return undefined
  // Clients of applications that name no host spread over all of the provider's.
  const providerHost = `ps${Math.floor(Math.random() * PROVIDER_HOSTS) + 1}.pndsn.com`
  const origin = serviceOrigin(configuredOrigin ?? (settings.pubnub_origin || providerHost))
  if (origin === undefined) return undefined
  if (configuredOrigin === undefined)
    requireTrusted(origin, (each) => internals.isTrusted(each) || isProviderOrigin(each))
  const raised = (name: keyof typeof settings, seconds: number, least: number) => {
    if (seconds < least) internals.warn({ message: `${name} is ${seconds} s and was raised to ${least} s.` })
    return Math.max(seconds, least)
  }
  const presenceTimeoutSeconds = raised(
    'pubnub_presence_timeout',
    settings.pubnub_presence_timeout || DEFAULT_PRESENCE_TIMEOUT_SECONDS,
    MINIMUM_PRESENCE_TIMEOUT_SECONDS,
  )
  // The application's 0 leaves the interval to the client.
  const givenSeconds = settings.pubnub_heartbeat_interval ?? 0
  const intervalSeconds = givenSeconds > 0 ? givenSeconds : presenceTimeoutSeconds / 2 - 1
  return {
    /** Scheme, host and port, without a slash at the end. */
    origin,
    subscribeKey,
    publishKey,
    userId: profile.id,
    /** The own profile's token (specification section 6). */
    authKey: profile.access_token,
    /** Seconds after which the service treats a silent player as gone. */
    presenceTimeoutSeconds,
    heartbeatIntervalSeconds: raised('pubnub_heartbeat_interval', intervalSeconds, LEAST_HEARTBEAT_SECONDS),
  }
}

/**
 * Returns the origin of a host. The player's token travels in every request, so only loopback hosts are used without TLS. The
 * application names hosts without a scheme; a loopback host without one is taken for a development server without TLS.
 */
function serviceOrigin(host: string): string | undefined {
  const isLoopback = LOOPBACK.test(host)
  const text = host.includes('://') ? host : `${isLoopback ? 'http' : 'https'}://${host}`
  const origin = ORIGIN_ONLY.test(text) ? originOf(text) : undefined
  return isLoopback || origin?.startsWith('https:') ? origin : undefined
}

/** Encodes a query value: stricter than `encodeURIComponent`, as the service requires (docs/contract/realtime.md, 'Addresses'). */
function encodeValue(value: string): string {
  // Most names and all times are already encoded.
  if (/^[\w.-]*$/.test(value)) return value
  return encodeURIComponent(value).replace(
    /[!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Segments of an address, not encoded; a list is one segment of names with raw commas between them. */
export type Path = readonly (string | readonly string[])[]

/** Encodes an absolute path. @throws ArgumentError as {@link requireSegment} */
function encodePath(path: Path): string {
  const encodeName = (name: string) => encodeValue(requireSegment('A name', name))
  return path.map((segment) => `/${[segment].flat().map(encodeName).join(',')}`).join('')
}

/**
 * Returns a name that can be a segment of an address. An unusable channel would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value
 */
export function requireSegment(what: string, name: unknown): string {
  if (isSegment(name)) return name
  const issue =
    typeof name === 'string'
      ? 'which a URL cannot contain as a segment. Choose another name.'
      : 'not a name. Give text; options come after the channels.'
  throw new ArgumentError(`${what} is ${JSON.stringify(name)}, ${issue}`)
}

/**
 * Returns whether a value is a name that can be a segment of a path. Every URL parser removes `.` and `..`, also encoded ones,
 * which is another address; half of a surrogate pair cannot be encoded.
 */
function isSegment(name: unknown): name is string {
  return typeof name === 'string' && !['', '.', '..'].includes(name) && !/\p{Surrogate}/u.test(name)
}

/** One call to the service, or to the store of its files. */
export interface ServiceCall {
  /** Or the address of another host, which receives neither the player's id nor the token. */
  readonly path: Path | string
  /** In addition to the player's id and token. */
  readonly query?: Query | undefined
  /** JSON text or a form; makes it a POST. */
  readonly body?: string | FormData | undefined
  /** @default 15 000 */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive the page and the disposal: for leave calls. */
  readonly keepalive?: boolean | undefined
  /** @default 'manual', because a redirect could lead to a host that may not receive the token */
  readonly redirect?: 'follow' | undefined
}

/** As the platform's own client names itself: a name and a version, which the service counts. */
const SDK_NAME = `Touchline-Engagement-SDK/${PLATFORM_SDK_VERSION}`
/** Statuses from this one on are refusals, those in a body with the HTTP status 200 too. */
const FIRST_REFUSAL = 400
/** Maximum of a `Retry-After`: a stream that waits for days would neither deliver anything nor be in the phase `failed`. */
const LONGEST_RETRY_AFTER_MS = 150_000

export type Service = NonNullable<ReturnType<typeof serviceOf>>

/**
 * Returns the service of the application and the own profile; undefined if there is none, or, with a warning, if it cannot be used:
 * then updates come by polling. Disposing the engagement aborts every pending call, except leave calls.
 */
export function serviceOf(engagement: Engagement, configuredOrigin: string | undefined) {
  const { fetch, clock, disposal: disposed, warn } = engagement.internals
  let settings: ReturnType<typeof settingsOf>
  try {
    settings = settingsOf(engagement, configuredOrigin)
  } catch (cause) {
    warn({ message: `Real-time is off, updates come by polling. ${cause}`, cause })
  }
  if (settings === undefined) return undefined
  const { origin, userId: uuid, authKey } = settings
  const identity = { uuid, auth: authKey || undefined, pnsdk: SDK_NAME }
  return { ...settings, urlOf, requestOf, send, read }

  /** Returns the address of a path, with the player's id and token. */
  function urlOf(path: Path): string {
    return appendQuery(origin + encodePath(path), identity, encodeValue)
  }

  /** Returns the request for errors, without its query: it contains the token, or the signature of the store. */
  function requestOf({ path, body }: ServiceCall) {
    const method: HttpMethod = body === undefined ? 'GET' : 'POST'
    const url = typeof path === 'string' ? path.replace(/[?#].*/, '') : origin + encodePath(path)
    return { method, url }
  }

  /**
   * Sends a call and parses the JSON of its response.
   *
   * @throws InvalidBodyError naming the field that is wrong, or for more than 16 MiB; and as `send` does
   */
  function read<Value>(schema: Schema<Value>, resource: string, given: ServiceCall): Promise<Value> {
    return send(given, async (response, request) => {
      refuseRedirect(response)
      const text = await readLimitedText(response, request)
      const body = parseJson(text)
      const { status }: { status?: unknown } = Object(body)
      if (typeof status === 'number' && status >= FIRST_REFUSAL)
        throw refusalError(response, text, { ...request, status })
      if (body !== undefined) return parseBody(schema, body, resource, request)
      throw new RealtimeError('The response is not JSON.', { ...request, detail: text })
    })
  }

  /** Sends a call. @throws RealtimeError when there is no response, or when it is a refusal; the signal's reason */
  async function send<T>(
    given: ServiceCall,
    readResponse: (response: Response, request: RequestDetails) => Promise<T>,
  ): Promise<T> {
    const { path, query, body, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false } = given
    const request = requestOf(given)
    const address =
      typeof path === 'string' ? path : appendQuery(request.url, { ...identity, ...query }, encodeValue)
    const deadline = {
      signals: [given.signal, keepalive ? undefined : disposed],
      timeoutMs,
      timeoutError: () =>
        new RealtimeError(`No response within ${timeoutMs} ms.`, { ...request, category: 'timeout' }),
    }
    return withDeadline(deadline, async (signal) => {
      try {
        const response = await fetch(address, {
          signal,
          credentials: 'omit',
          // Runtimes without a cache refuse the option.
          ...('cache' in Request.prototype && { cache: 'no-store' }),
          redirect: given.redirect ?? 'manual',
          keepalive,
          // Without a content type of its own a text needs no preflight, and the service accepts any.
          ...(body !== undefined && { method: 'POST', body }),
        })
        const { status } = response
        if (status < FIRST_REFUSAL) return await readResponse(response, request)
        throw refusalError(response, await readLimitedText(response, request), { ...request, status })
      } catch (cause) {
        if (isEngagementError(cause)) throw cause
        throw new RealtimeError('The service cannot be reached.', { ...request, category: 'network', cause })
      }
    })
  }

  /** Returns the error of a refusal. Its text is JSON, or the XML of the store. */
  function refusalError(
    { headers }: Response,
    text: string,
    request: RequestDetails & { readonly status: number },
  ): RealtimeError {
    const detail = parseJson(text, /<Message>([^<]*)/.exec(text)?.[1] ?? text)
    // `[0, 'the reason', time]`, or `{ message: 'the reason', … }`, or a reason of another form.
    const { message: named = detail }: { message?: unknown } = Object(detail)
    const reason = serverReason(Array.isArray(detail) ? detail[1] : named)
    const retryAfter = headers.get('retry-after')
    const retryAfterMs = parseRetryAfter(retryAfter, clock.deviceNow(), LONGEST_RETRY_AFTER_MS)
    return new RealtimeError('The real-time service refused.', { ...request, reason, retryAfterMs, detail })
  }
}
