import type { Engagement } from '../engagement/engagement.ts'
import {
  ArgumentError,
  isEngagementError,
  type RequestDetails,
  UntrustedOriginError,
} from '../errors/errors.ts'
import { serverReason } from '../errors/status.ts'
import { DEFAULT_TIMEOUT_MS, withDeadline } from '../http/abort.ts'
import { parseJson, readLimitedText, refuseRedirect } from '../http/body.ts'
import { parseAs, parseBody, type Schema } from '../http/parse.ts'
import { parseRetryAfter } from '../http/retry.ts'
import { appendQuery, originOf, type Query, trustedOrigins } from '../http/url.ts'
import { realtimeSettingsSchema } from '../wire/application.ts'
import { PLATFORM_SDK_VERSION } from '../wire/vocabulary.ts'
import { RealtimeError } from './errors.ts'

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
 * Returns the service of the application and the own profile; undefined before `init`, without keys, or without a host that
 * may receive the token: updates then come by polling. For an untrusted host, and for settings of the wrong type, a warning
 * names the setting. A host that the caller configured is trusted.
 */
export function serviceOf(engagement: Engagement, configuredOrigin: string | undefined): Service | undefined {
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
  // Clients of applications that name no host spread over all of the provider's.
  const providerHost = `ps${Math.floor(Math.random() * PROVIDER_HOSTS) + 1}.pndsn.com`
  const origin = serviceOrigin(configuredOrigin ?? (settings.pubnub_origin || providerHost))
  if (origin === undefined) return undefined
  if (configuredOrigin === undefined && !isTrusted(origin) && !isProviderOrigin(origin)) {
    const cause = new UntrustedOriginError(origin)
    warn({ message: `Real-time is off, updates come by polling. ${cause.message}`, cause })
    return undefined
  }
  const presenceTimeoutSeconds = Math.max(
    settings.pubnub_presence_timeout || DEFAULT_PRESENCE_TIMEOUT_SECONDS,
    MINIMUM_PRESENCE_TIMEOUT_SECONDS,
  )
  // The application's 0 leaves the interval to the client.
  const intervalSeconds = settings.pubnub_heartbeat_interval ?? 0
  return connectService(engagement, {
    origin,
    subscribeKey,
    publishKey,
    userId: profile.id,
    authKey: profile.access_token,
    presenceTimeoutSeconds,
    heartbeatIntervalSeconds: intervalSeconds > 0 ? intervalSeconds : presenceTimeoutSeconds / 2 - 1,
  })
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
  return path.map((segment) => `/${[segment].flat().map(encodeName).join(',')}`).join('')
}

function encodeName(name: string): string {
  return encodeValue(requireSegment('A name', name))
}

/**
 * Returns a name that can be a segment of an address. An unusable channel would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value
 */
export function requireSegment(what: string, name: unknown): string {
  if (typeof name !== 'string')
    throw new ArgumentError(
      `${what} is ${JSON.stringify(name)}, not a name. Give text; options come after the channels.`,
    )
  if (isSegment(name)) return name
  throw new ArgumentError(
    `${what} is ${JSON.stringify(name)}, which a URL cannot contain as a segment. Choose another name.`,
  )
}

/**
 * Returns whether a name can be a segment of a path. Every URL parser removes `.` and `..`, also encoded ones, which is another
 * address; half of a surrogate pair cannot be encoded.
 */
function isSegment(name: string): boolean {
  return name !== '.' && name !== '..' && !/\p{Surrogate}/u.test(name)
}

/** One call to the service, or to the store of its files. */
export interface ServiceCall {
  /** Or the address of another host, which receives neither the player's id nor the token. */
  readonly path: Path | string
  readonly query?: Query | undefined
  /** JSON text or a form; makes it a POST. */
  readonly body?: string | FormData | undefined
  /** @default 15 000 */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive the page and the disposal: for leave calls. */
  readonly keepalive?: boolean | undefined
  /** Sends no token: the time call takes none. */
  readonly isAnonymous?: boolean | undefined
  /** @default 'manual', because a redirect could lead to a host that may not receive the token */
  readonly redirect?: 'follow' | undefined
}

/** The address and the keys of a service, and the player's identity. */
interface ServiceSettings {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  readonly subscribeKey: string
  readonly publishKey: string
  /** The own profile's id. */
  readonly userId: string
  /** The own profile's token (specification section 6). */
  readonly authKey: string
  /** Seconds after which the service treats a silent player as gone. */
  readonly presenceTimeoutSeconds: number
  readonly heartbeatIntervalSeconds: number
}

/** The service as one player uses it. */
export interface Service extends ServiceSettings {
  /** Returns the address of a path, with the player's id and token. */
  urlOf(path: Path): string
  /** Returns the request for errors, without its query: it contains the token, or the signature of the store. */
  requestOf(call: ServiceCall): RequestDetails
  /** Sends a call. @throws RealtimeError when there is no response, or when it is a refusal; the signal's reason */
  send<T>(call: ServiceCall, read: (response: Response, request: RequestDetails) => Promise<T>): Promise<T>
  /** Sends a call and returns the JSON of its response. @throws InvalidBodyError for more than 16 MiB, and as `send` does */
  call(call: ServiceCall): Promise<unknown>
  /** Sends a call and parses its response. @throws InvalidBodyError naming the field that is wrong, and as `call` does */
  read<Value>(schema: Schema<Value>, resource: string, call: ServiceCall): Promise<Value>
}

/** As the platform's own client names itself: a name and a version, which the service counts. */
const SDK_NAME = `Touchline-Engagement-SDK/${PLATFORM_SDK_VERSION}`
/** Statuses from this one on are refusals, those in a body with the HTTP status 200 too. */
const FIRST_REFUSAL = 400
/** Maximum of a `Retry-After`: a stream that waits for days would neither deliver anything nor be in the phase `failed`. */
const LONGEST_RETRY_AFTER_MS = 150_000

/** Returns a service with the functions that call it. Disposing the engagement aborts every pending call, except leave calls. */
function connectService({ internals }: Engagement, settings: ServiceSettings): Service {
  const { origin, userId, authKey } = settings
  const { fetch, clock, disposal } = internals
  const { signal: disposed } = disposal
  const identity = (auth: string | undefined) =>
    appendQuery('', { uuid: userId, auth: auth || undefined, pnsdk: SDK_NAME }, encodeValue)
  const own = identity(authKey)

  const service: Service = {
    ...settings,
    urlOf: (path) => origin + encodePath(path) + own,
    requestOf: ({ path, body }) => ({
      method: body === undefined ? 'GET' : 'POST',
      url: typeof path === 'string' ? path.replace(/[?#].*/, '') : origin + encodePath(path),
    }),
    read: async (schema, resource, call) =>
      parseBody(schema, await service.call(call), resource, service.requestOf(call)),
    call: (call) =>
      service.send(call, async (response, request) => {
        refuseRedirect(response)
        const text = await readLimitedText(response, request)
        const body = parseJson(text)
        const { status }: { status?: unknown } = Object(body)
        if (typeof status === 'number' && status >= FIRST_REFUSAL)
          throw refusalError(response, text, { ...request, status })
        if (body !== undefined) return body
        throw new RealtimeError('The response is not JSON.', { ...request, detail: text })
      }),
    async send(call, read) {
      const { timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false } = call
      const request = service.requestOf(call)
      const parameters = call.isAnonymous ? identity(undefined) : own
      const address =
        typeof call.path === 'string'
          ? call.path
          : appendQuery(request.url + parameters, call.query, encodeValue)
      const deadline = {
        signals: [call.signal, keepalive ? undefined : disposed],
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
            redirect: call.redirect ?? 'manual',
            keepalive,
            // Without a content type of its own a text needs no preflight, and the service accepts any.
            ...(call.body !== undefined && { method: 'POST', body: call.body }),
          })
          const { status } = response
          if (status < FIRST_REFUSAL) return await read(response, request)
          const text = await readLimitedText(response, request)
          throw refusalError(response, text, { ...request, status })
        } catch (cause) {
          if (isEngagementError(cause)) throw cause
          throw new RealtimeError('The service cannot be reached.', {
            ...request,
            category: 'network',
            cause,
          })
        }
      })
    },
  }
  return service

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
