import ky, { isHTTPError, isKyError, isTimeoutError } from 'ky'
import {
  ArgumentError,
  ConnectionError,
  type EngagementError,
  isEngagementError,
  PlatformHttpError,
  type RequestDetails,
  UntrustedOriginError,
  withoutToken,
} from '../errors/errors.ts'
import { serverReason } from '../errors/status.ts'
import type { HttpMethod } from '../wire/vocabulary.ts'
import { LONGEST_TIMER_MS } from './abort.ts'
import { parseJson, readLimitedText, refuseRedirect } from './body.ts'
import type { PlatformClock } from './clock.ts'
import { deduplicateRequests } from './in-flight-requests.ts'
import type { Warn } from './parse.ts'
import { decideRetry, NO_RETRY, parseRetryAfter, type RetryPolicy } from './retry.ts'
import { appendQuery, type IsTrusted, originOf, type Query } from './url.ts'

/** Options of every call, in addition to its own. */
export interface CallOptions {
  /** Aborting rejects with the signal's reason and frees the connection. */
  readonly signal?: AbortSignal | undefined
  /** Limit of one request in milliseconds. @default the engagement's, 15000 */
  readonly timeoutMs?: number | undefined
  /** Epoch milliseconds on the platform's clock; afterwards nothing is sent or awaited. @default none */
  readonly deadlineAt?: number | undefined
}

/** The token that a call sends: the own one (none before `init`), none, or a given one. */
export type Auth = 'own' | 'none' | { readonly token: string }

/** One call to the platform. Functions spread all of their options into it, so that no call option is lost. */
export interface PlatformCall extends CallOptions {
  readonly url: string
  /** @default 'GET' */
  readonly method?: HttpMethod | undefined
  /** Lists repeat their name; undefined is left out, 0, false and '' are sent. */
  readonly query?: Query | undefined
  /** Body, sent as JSON. */
  readonly json?: unknown
  /** @default 'own' */
  readonly auth?: Auth | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether concurrent equal reads are one request, unless a write started or ended since. @default true */
  readonly deduplicate?: boolean | undefined
  /** Whether the engagement's retry policy applies to a read. @default true */
  readonly retry?: boolean | undefined
}

/** The platform's response with a status below 300. */
export interface PlatformResponse extends RequestDetails {
  readonly status: number
  /** Parsed if it is JSON, else text; undefined if empty. */
  readonly body: unknown
  /** Milliseconds that a cache kept the response, from the `Age` header; 0 without a readable one. */
  readonly ageMs: number
}

export type Transport = ReturnType<typeof createTransport>

export interface Sender {
  readonly internals: { readonly transport: Transport; readonly isTrusted: IsTrusted; readonly warn: Warn }
}

export interface OwnToken {
  readonly token: string | undefined
  /** Requests one new token for all calls that got the same 401; undefined if there is none. */
  renew(stale: string): Promise<string | undefined>
  /** Reports that a token is no longer valid. */
  end(token: string, cause: unknown): void
}

export interface TransportPorts {
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  readonly clock: PlatformClock
  readonly own: OwnToken
  readonly isTrusted: IsTrusted
  readonly retry: RetryPolicy | undefined
  readonly timeoutMs: number
  readonly warn: Warn
}

/** Creates the function that sends calls: read `send` from top to bottom. */
export function createTransport(ports: TransportPorts) {
  const { clock, own } = ports
  const requests = deduplicateRequests<PlatformResponse>()
  /** Counts how often a write started or ended: later reads do not join a read from before. */
  let writes = 0
  /** Addresses that responded with 401 to a token that was just renewed: another token would not help there. */
  const refusing = new Set<string>()

  /**
   * @throws PlatformHttpError status of 300 or more
   * @throws ConnectionError network failure, timeout or redirect
   * @throws InvalidBodyError a body of more than 16 MiB
   * @throws UntrustedOriginError a call with a token to an origin that is not trusted
   */
  async function send(call: PlatformCall): Promise<PlatformResponse> {
    const { method = 'GET', auth = 'own', timeoutMs = ports.timeoutMs } = call
    const { deadlineAt = Number.POSITIVE_INFINITY } = call
    const url = appendQuery(call.url, call.query)

    // Whose token is sent?
    const ownToken = auth === 'own' ? own.token || undefined : undefined
    const token = typeof auth === 'object' ? auth.token : ownToken

    // Is the origin trusted?
    if (token !== undefined) {
      requireTrusted(url, ports.isTrusted)
      // Anything that a header cannot carry would surface in an error of `fetch`, which quotes it.
      const issue = tokenIssue(token)
      if (issue) throw new ArgumentError(`Invalid accessToken argument: ${issue}`)
    }

    // Join an equal read in flight, or start a request.
    const isWrite = method !== 'GET'
    const isShared = !isWrite && call.deduplicate !== false
    const details = { method, url: withoutToken(url, token) }
    const attempt = { ...call, details, method, url, timeoutMs, deadlineAt }
    if (isWrite) writes += 1
    const response = requests.join({
      key: isShared ? JSON.stringify([writes, url, token, timeoutMs, deadlineAt]) : undefined,
      signal: call.signal,
      timeoutMs: deadlineAt - clock.now(),
      timeoutError: () => new ConnectionError('timeout', details),
      start: (signal) =>
        ownToken === undefined
          ? sendWithKy(ports, { ...attempt, signal, token })
          : sendWithRenewal(ownToken, { ...attempt, signal }),
    })
    return response.finally(() => {
      if (isWrite) writes += 1
    })
  }

  /** Sends with the own token. After a 401 the token is renewed and the call is sent again, once. */
  async function sendWithRenewal(token: string, attempt: Omit<Attempt, 'token'>): Promise<PlatformResponse> {
    const [address = ''] = attempt.url.split('?')
    let used = token
    try {
      const response = await sendWithKy(ports, { ...attempt, token }).catch(async (error: unknown) => {
        const mayRenew = isUnauthorised(error) && !refusing.has(address)
        const renewed = mayRenew ? await own.renew(token) : undefined
        if (renewed === undefined) throw error
        used = renewed
        return sendWithKy(ports, { ...attempt, token: used })
      })
      refusing.delete(address)
      return response
    } catch (error) {
      if (isUnauthorised(error)) {
        if (used !== token) refusing.add(address)
        own.end(used, error)
      }
      throw error
    }
  }

  return {
    send,
    abort(reason: unknown) {
      refusing.clear()
      requests.abort(reason)
    },
  }
}

/** Checks that a token may be sent to an address. @throws UntrustedOriginError */
export function requireTrusted(url: string, isTrusted: IsTrusted): void {
  const origin = originOf(url)
  if (!isTrusted(origin)) throw new UntrustedOriginError(origin ?? url)
}

/** Returns why a header cannot carry a token; undefined if it can. */
export function tokenIssue(token: string): string | undefined {
  if (!token) return 'it is empty.'
  if (/^bearer\s/i.test(token))
    return 'it starts with "Bearer ", which the client adds. Give the token alone.'
  if (/\s/.test(token)) return 'it contains white space. Trim it, and check that it is one token.'
  return /^[!-~]+$/.test(token) ? undefined : 'it contains a character that no header can carry.'
}

/** Returns whether the platform did not accept the token (401). */
export function isUnauthorised(error: unknown): boolean {
  return isEngagementError(error, 'PlatformHttpError') && error.status === 401
}

interface Attempt extends PlatformCall {
  readonly method: HttpMethod
  readonly token: string | undefined
  readonly signal: AbortSignal
  readonly timeoutMs: number
  readonly deadlineAt: number
  /** The request for errors, without a token. */
  readonly details: RequestDetails
}

/** Sends one request with ky, which applies its time limit and its retries, and parses the response. */
async function sendWithKy(
  { fetch, clock, retry = NO_RETRY, warn }: TransportPorts,
  { details, method, url, token, signal, timeoutMs, deadlineAt, ...call }: Attempt,
): Promise<PlatformResponse> {
  /** ky asks whether to retry and how long to wait in two calls; the policy decides both in the first. */
  let delayMs = 0
  // Called outside of the `try` below: ky throws at once for a header or a body that it refuses, and that error is not translated.
  const pending = ky(url, {
    method,
    json: call.json,
    headers: {
      accept: 'application/json',
      ...call.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal,
    timeout: Math.min(timeoutMs, LONGEST_TIMER_MS),
    redirect: 'manual',
    // No `cache`: with that option Chromium sends a preflight before every read.
    retry: {
      // A write that failed may have been stored: only reads are repeated blindly.
      methods: ['get'],
      limit: call.retry === false ? 0 : retry.limit,
      shouldRetry({ error, retryCount }) {
        if (signal.aborted) return false
        const failure = translated(error)
        const failed = { failure, attempt: retryCount - 1, leftMs: deadlineAt - clock.now() }
        const decision = decideRetry(retry, failed, Math.random)
        if ('reason' in decision) return false
        warn({ message: 'A read failed and is repeated.', cause: failure })
        delayMs = decision.delayMs
        return true
      },
      delay: () => delayMs,
    },
    // The body is read within the attempt, so that its time limit and its retries cover the body too.
    async fetch(input, init) {
      const sentAt = clock.deviceNow()
      const response = await fetch(input, init)
      refuseRedirect(response)
      const { status, headers } = response
      clock.observe({
        serverAt: Date.parse(headers.get('date') ?? ''),
        sentAt,
        receivedAt: clock.deviceNow(),
        // A cache may have kept a response to a read without a token; its date is then in the past.
        mayBeCached: headers.has('age') || (token === undefined && method === 'GET'),
      })
      const text = await readLimitedText(response, details)
      return new Response(text || null, { status, headers })
    },
  })
  try {
    const response = await pending
    const text = await response.text()
    return {
      ...details,
      status: response.status,
      body: parseJson(text, text || undefined),
      // 0 also for text that is no number.
      ageMs: Number(response.headers.get('age')) * 1000 || 0,
    }
  } catch (error) {
    throw translated(error)
  }

  /** Translates an error. ky's errors hold the request and with it the token, so none of them is passed on, not even as a cause. */
  function translated(error: unknown): EngagementError {
    if (isEngagementError(error)) return error
    if (isHTTPError(error)) {
      const { status, headers } = error.response
      // ky parses it only if the content type is JSON.
      const detail = typeof error.data === 'string' ? parseJson(error.data, error.data) : error.data
      return new PlatformHttpError({
        ...details,
        status,
        detail: detail ?? '',
        reason: withoutToken(serverReason(detail), token),
        retryAfterMs: parseRetryAfter(headers.get('retry-after'), clock.now()),
      })
    }
    // An error of `fetch` that ky does not know is passed on by ky as it is.
    const cause = isKyError(error) ? error.cause : error
    return new ConnectionError(isTimeoutError(error) ? 'timeout' : 'network', { ...details, cause })
  }
}
