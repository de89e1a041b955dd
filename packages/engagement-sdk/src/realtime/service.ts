import type { Engagement } from '../engagement/engagement.ts'
import { throwArgumentError } from '../engagement/require.ts'
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
import type { RealtimeClock, RealtimeOptions, ResolvedRealtimeOptions } from './options.ts'

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
  /** Seconds after which the service treats a silent player as gone. */
  readonly presenceTimeoutSeconds: number
  /** Seconds between two heartbeats. 0 sends none. */
  readonly heartbeatIntervalSeconds: number
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
  return `https://ps${Math.floor(random * PROVIDER_HOSTS) + 1}.pndsn.com`
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
  overrides: Pick<RealtimeOptions, 'origin' | 'presenceTimeoutSeconds' | 'heartbeatIntervalSeconds'>,
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
  const presenceTimeoutSeconds = Math.max(
    overrides.presenceTimeoutSeconds ??
      (settings.pubnub_presence_timeout || DEFAULT_PRESENCE_TIMEOUT_SECONDS),
    MINIMUM_PRESENCE_TIMEOUT_SECONDS,
  )
  // The application's 0 leaves the interval to the client; a caller's 0 means no heartbeats.
  const heartbeatIntervalSeconds =
    overrides.heartbeatIntervalSeconds ??
    (settings.pubnub_heartbeat_interval || presenceTimeoutSeconds / 2 - 1)
  return {
    origin,
    subscribeKey: encodeValue(subscribeKey),
    publishKey: encodeValue(publishKey),
    userId: profile.id,
    authKey: profile.access_token,
    presenceTimeoutSeconds,
    heartbeatIntervalSeconds: Math.max(heartbeatIntervalSeconds, 0),
  }
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

/** Encodes a name as a path segment. @throws ArgumentError for a name that cannot be one */
export function encodeName(name: string): string {
  if (!isSegment(name)) throw new ArgumentError(segmentMessage('A name', name))
  return encodeValue(name)
}

/** Encodes the names of channels as one path segment, with raw commas between them. */
export function encodeNames(names: readonly string[]): string {
  return names.map(encodeName).join(',')
}

/**
 * Checks the name of a channel: an unusable one would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value
 */
export function requireChannelName(functionName: string, channel: unknown): void {
  if (typeof channel !== 'string') {
    throwArgumentError(
      functionName,
      `channel is ${JSON.stringify(channel)}, not a name. Give text; options come after the channels.`,
    )
  }
  if (!isSegment(channel)) throwArgumentError(functionName, segmentMessage('channel', channel))
}

/**
 * Returns whether a name can be a segment of a path. Every URL parser removes `.` and `..`, also encoded ones, which is another
 * address; half of a surrogate pair cannot be encoded.
 */
function isSegment(name: string): boolean {
  return name !== '.' && name !== '..' && !/\p{Surrogate}/u.test(name)
}

function segmentMessage(what: string, name: string): string {
  return `${what} is ${JSON.stringify(name)}, which a URL cannot contain as a segment. Choose another name.`
}

/** One call to the service, or to the store of its files. */
export interface ServiceCall {
  /** Absolute path, already encoded. Or the address of another host, which receives neither the player's id nor the token. */
  readonly path: string
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
  /** @default a status of 400 or more */
  readonly isRefused?: ((response: Response) => boolean) | undefined
  /** The message of the error after a refusal. @default 'The real-time service refused.' */
  readonly refusal?: string | undefined
}

/** A service that can be called now. */
export interface ConnectedService extends RealtimeService {
  /** Returns the address of a path, with the player's id and token. */
  urlOf(path: string): string
  /** Returns the request for errors, without its query: it contains the token, or the signature of the store. */
  requestOf(call: Pick<ServiceCall, 'path' | 'body'>): RequestDetails
  /** Sends a call. @throws RealtimeError when there is no response, or when it is a refusal; the signal's reason */
  send<T>(call: ServiceCall, read: (response: Response, request: RequestDetails) => Promise<T>): Promise<T>
  /** Sends a call and returns the JSON of its response. @throws InvalidBodyError for more than 16 MiB, and as `send` does */
  call(call: ServiceCall): Promise<unknown>
  /** Sends a call and parses its response. @throws InvalidBodyError naming the field that is wrong, and as `call` does */
  read<Value>(schema: Schema<Value>, resource: string, call: ServiceCall): Promise<Value>
}

/** The parts of real-time that the loop and the heartbeats use. */
export interface ServicePorts {
  readonly options: ResolvedRealtimeOptions
  /** Returns the current service; it changes with the player. @throws EngagementError `realtime-unavailable` without one */
  readonly service: () => ConnectedService
  /** Returns the own attributes on channels as JSON text, if there are any. */
  readonly attributes: (channels: readonly string[]) => string | undefined
  readonly warn: (message: string, cause?: unknown) => void
}

/** As the platform's own client names itself: a name and a version, which the service counts. */
const SDK_NAME = `Touchline-Engagement-SDK/${PLATFORM_SDK_VERSION}`
const REFUSED = 'The real-time service refused.'
/** Statuses from this one on are refusals, those in a body with the HTTP status 200 too. */
const FIRST_REFUSAL = 400
/** Maximum of a `Retry-After`: a stream that waits for days would neither deliver anything nor be in the phase `failed`. */
const LONGEST_RETRY_AFTER_MS = 150_000

/** Returns a service with the functions that call it. @param disposal aborts every pending call, except leave calls */
export function connectService(
  service: RealtimeService,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: RealtimeClock },
  disposal: AbortSignal,
): ConnectedService {
  const { origin, userId, authKey } = service
  const queryOf = (auth: string) =>
    appendQuery('', { uuid: userId, auth: auth || undefined, pnsdk: SDK_NAME }, encodeValue)
  const common = queryOf(authKey)

  const connected: ConnectedService = {
    ...service,
    urlOf: (path) => origin + path + common,
    requestOf: ({ path, body }) => ({
      method: body === undefined ? 'GET' : 'POST',
      url: path.startsWith('/') ? origin + path : path.replace(/[?#].*/, ''),
    }),
    read: async (schema, resource, call) =>
      parseBody(schema, await connected.call(call), resource, connected.requestOf(call)),
    call: (call) =>
      connected.send(call, async (response, request) => {
        refuseRedirect(response)
        const text = await readLimitedText(response, request)
        const body = parseJson(text)
        const { status }: { status?: unknown } = Object(body)
        if (typeof status === 'number' && status >= FIRST_REFUSAL)
          throw refusalError(REFUSED, response, text, { ...request, status })
        if (body !== undefined) return body
        throw new RealtimeError('The response is not JSON.', { ...request, detail: text })
      }),
    send({ path, timeoutMs = DEFAULT_TIMEOUT_MS, signal, ...call }, read) {
      const request = connected.requestOf({ path, body: call.body })
      const { isRefused = isRefusal, refusal = REFUSED, keepalive = false } = call
      const deadline = {
        signals: [signal, keepalive ? undefined : disposal],
        timeoutMs,
        timeoutError: () =>
          new RealtimeError(`No response within ${timeoutMs} ms.`, { ...request, category: 'timeout' }),
        after: clock.after,
      }
      return withDeadline(deadline, async (ended) => {
        try {
          const response = await fetch(addressOf(path, call), {
            signal: ended,
            credentials: 'omit',
            // Runtimes without a cache refuse the option.
            ...('cache' in Request.prototype && { cache: 'no-store' }),
            redirect: call.redirect ?? 'manual',
            keepalive,
            // Without a content type of its own a text needs no preflight, and the service accepts any.
            ...(call.body !== undefined && { method: 'POST', body: call.body }),
          })
          if (!isRefused(response)) return await read(response, request)
          const { status } = response
          throw refusalError(refusal, response, await readLimitedText(response, request), {
            ...request,
            status,
          })
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
  return connected

  function addressOf(path: string, { query, isAnonymous }: Omit<ServiceCall, 'path'>): string {
    if (!path.startsWith('/')) return path
    return appendQuery(origin + path + (isAnonymous ? queryOf('') : common), query, encodeValue)
  }

  /** Returns the error of a refusal. Its text is JSON, or the XML of the store. */
  function refusalError(
    message: string,
    { headers }: Response,
    text: string,
    request: RequestDetails & { readonly status: number },
  ): RealtimeError {
    const detail = parseJson(text, /<Message>([^<]*)/.exec(text)?.[1] ?? text)
    // `[0, 'the reason', time]`, or `{ message: 'the reason', … }`, or a reason of another form.
    const { message: named = detail }: { message?: unknown } = Object(detail)
    const reason = serverReason(Array.isArray(detail) ? detail[1] : named)
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), clock.now(), LONGEST_RETRY_AFTER_MS)
    return new RealtimeError(message, { ...request, reason, retryAfterMs, detail })
  }
}

function isRefusal({ status }: Response): boolean {
  return status >= FIRST_REFUSAL
}
