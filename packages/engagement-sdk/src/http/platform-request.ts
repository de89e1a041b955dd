import ky, { isHTTPError, isTimeoutError } from 'ky'
import { type EngagementError, isEngagementError } from '../errors/engagement-error.ts'
import { type RequestDetails, withoutToken } from '../errors/request-details.ts'
import type { HttpMethod } from '../wire/vocabulary.ts'
import { LONGEST_TIMER_MS } from './abort.ts'
import { ConnectionError } from './connection-error.ts'
import { parseJson } from './parse-json.ts'
import type { PlatformClock } from './platform-clock.ts'
import { PlatformHttpError } from './platform-http-error.ts'
import { readLimitedText } from './read-limited-body.ts'
import { refuseRedirect } from './refuse-redirect.ts'
import { decideRetry, NO_RETRY, parseRetryAfter, type RetryPolicy } from './retry.ts'
import { serverReason } from './server-reason.ts'

/** One request as it goes out. */
export interface PlatformRequest {
  readonly url: string
  readonly method: HttpMethod
  /** The request for errors, without a token. */
  readonly details: RequestDetails
  /** Body, sent as JSON. */
  readonly json?: unknown
  /** None is sent if it is empty. */
  readonly token: string | null | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal: AbortSignal
  /** Limit of one attempt in milliseconds. */
  readonly timeoutMs: number
  /** Milliseconds until the caller's deadline, for the decision about a retry. */
  readonly leftMs: () => number
  /** Repeats failed attempts; undefined repeats none. */
  readonly retry: RetryPolicy | undefined
}

/** The platform's answer with a status below 300. */
export interface PlatformReply extends RequestDetails {
  readonly status: number
  /** Parsed if it is JSON, else text; undefined if empty. */
  readonly body: unknown
  /** Milliseconds that a cache kept the answer, from the `Age` header; 0 without a readable one. */
  readonly ageMs: number
}

/** The functions and clocks that a request uses. */
export interface RequestPorts {
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  readonly clock: PlatformClock
  /** Called before the wait for each further attempt, with the failure of the one before. */
  readonly onRetry: (failure: EngagementError) => void
}

/**
 * Sends one request with ky: its time limit, its retries, its errors.
 *
 * @throws PlatformHttpError, ConnectionError, InvalidBodyError, the signal's reason
 */
export async function sendPlatformRequest(
  { url, method, details, json, token, headers, signal, retry, leftMs, timeoutMs }: PlatformRequest,
  { fetch, clock, onRetry }: RequestPorts,
): Promise<PlatformReply> {
  const toEngagementError = (error: unknown) =>
    engagementErrorFrom(error, { details, token, now: clock.now() })
  /** ky asks whether to retry and how long to wait in two calls; the policy decides both in the first. */
  let delayMs = 0
  // Called outside of the `try` below: ky throws at once for a header or a body that it refuses, and that error is not translated.
  const answer = ky(url, {
    method,
    json,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal,
    timeout: Math.min(timeoutMs, LONGEST_TIMER_MS),
    redirect: 'manual',
    retry: {
      // A write that failed may have been stored: only reads are repeated blindly.
      methods: ['get'],
      limit: retry?.limit ?? 0,
      shouldRetry({ error, retryCount }) {
        const failure = toEngagementError(error)
        const failed = { failure, attempt: retryCount - 1, leftMs: leftMs() }
        const decision = decideRetry(retry ?? NO_RETRY, failed, Math.random)
        if ('reason' in decision) return false
        onRetry(failure)
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
      clock.observe({
        serverAt: Date.parse(response.headers.get('date') ?? ''),
        sentAt,
        receivedAt: clock.deviceNow(),
        // A cache may have kept a response to a read without a token; its date is then in the past.
        mayBeCached: response.headers.has('age') || (!token && method === 'GET'),
      })
      const text = await readLimitedText(response, details)
      const { status, headers: responseHeaders } = response
      return new Response(text || null, { status, headers: responseHeaders })
    },
  })
  try {
    const response = await answer
    return {
      ...details,
      status: response.status,
      body: parseJsonOrText(await response.text()),
      // 0 also for text that is no number.
      ageMs: Number(response.headers.get('age')) * 1000 || 0,
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : toEngagementError(error)
  }
}

/** Translates an error. ky's errors hold the request and with it the token, so none of them is passed on, not even as a cause. */
function engagementErrorFrom(
  error: unknown,
  {
    details,
    token,
    now,
  }: {
    readonly details: RequestDetails
    readonly token: string | null | undefined
    readonly now: number
  },
): EngagementError {
  if (isEngagementError(error)) return error
  if (isHTTPError(error)) {
    const { status, headers } = error.response
    // ky parses it only if the content type is JSON.
    const detail = typeof error.data === 'string' ? parseJsonOrText(error.data) : error.data
    return new PlatformHttpError({
      ...details,
      status,
      detail: detail ?? '',
      reason: withoutToken(serverReason(detail), token),
      retryAfterMs: parseRetryAfter(headers.get('retry-after'), now),
    })
  }
  const { cause }: { cause?: unknown } = Object(error)
  return new ConnectionError(isTimeoutError(error) ? 'timeout' : 'network', { ...details, cause })
}

function parseJsonOrText(text: string): unknown {
  return parseJson(text, text || undefined)
}
