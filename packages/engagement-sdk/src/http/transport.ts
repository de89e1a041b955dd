import ky from 'ky'
import type { CallOptions } from '../engagement.ts'
import { ArgumentError } from '../errors/argument-error.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import { isUnauthorised } from '../errors/is-unauthorised.ts'
import { PlatformHttpError } from '../errors/platform-http-error.ts'
import { UntrustedOriginError } from '../errors/untrusted-origin-error.ts'
import { instantFrom } from '../wire/instant.ts'
import type { HttpMethod } from '../wire/vocabulary.ts'
import { createFlights, type Flight } from './flights.ts'
import type { PlatformClock } from './platform-clock.ts'
import type { RetryPolicy } from './retry-policy.ts'
import type { Session } from './session.ts'
import { appendQuery, type Query } from './url.ts'
import { wait } from './wait.ts'

/** One call to the platform. */
export interface TransportCall extends CallOptions {
  readonly url: string
  /** @default 'GET' */
  readonly method?: HttpMethod | undefined
  readonly query?: Query | undefined
  /** Body, sent as JSON. */
  readonly json?: unknown
  /** A token instead of the own one; null sends none. @default the own token, null before init */
  readonly token?: string | null | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether equal reads under way may share one request. @default true */
  readonly share?: boolean | undefined
}

/** The platform's answer with a status below 300. */
export interface TransportReply {
  readonly status: number
  /** Parsed where it is JSON, else text; undefined when empty. */
  readonly body: unknown
  /** Milliseconds that a cache kept the answer, from the `Age` header; 0 without one. */
  readonly ageMs: number
}

/** The way to the platform. */
export interface Transport {
  /**
   * @throws PlatformHttpError status of 300 or more
   * @throws ConnectionError network failure or timeout
   * @throws UntrustedOriginError a call with a token to an origin that is not trusted
   */
  send(call: TransportCall): Promise<TransportReply>
  /** Ends every call under way. */
  abort(reason: unknown): void
}

/** What a transport is made of. */
export interface TransportPorts {
  readonly fetch: ((input: Request | URL | string, init?: RequestInit) => Promise<Response>) | undefined
  readonly clock: PlatformClock
  readonly device: () => number
  readonly session: Session
  readonly trustedOrigins: readonly string[]
  readonly retry: RetryPolicy | undefined
  readonly timeoutMs: number
}

/** Characters that a header can carry; anything else would surface in an error of `fetch`. */
const TOKEN = /^[!-~]+$/

/** The only file that knows the HTTP client. */
export function createTransport(ports: TransportPorts): Transport {
  const { clock, device, session, retry } = ports
  const flights = createFlights<TransportReply>(clock.now)

  async function attempt(call: TransportCall, url: string, token: string | null, flight: Flight) {
    const controller = new AbortController()
    const end = (): void => controller.abort(flight.signal.reason)
    const timer = setTimeout(
      () => controller.abort(new ConnectionError('timeout')),
      call.timeoutMs ?? ports.timeoutMs,
    )
    flight.signal.addEventListener('abort', end)
    const sentAt = device()
    try {
      const response = await ky(url, {
        method: call.method ?? 'GET',
        headers: { ...call.headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(call.json === undefined ? {} : { json: call.json }),
        signal: controller.signal,
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        fetch: (input, init) => (ports.fetch ?? globalThis.fetch)(input, init),
      })
      const text = await response.text()
      return read(response, text, sentAt)
    } catch (error) {
      if (error instanceof PlatformHttpError) throw error
      if (controller.signal.aborted) throw controller.signal.reason
      // The client's own error holds the request and with it the token: only its cause goes on.
      throw new ConnectionError('network', error instanceof Error ? error.cause : undefined)
    } finally {
      clearTimeout(timer)
      flight.signal.removeEventListener('abort', end)
    }
  }

  function read({ status, headers }: Response, text: string, sentAt: number): TransportReply {
    const ageMs = (Number(headers.get('age')) || 0) * 1000
    // A cached answer tells the time of its making.
    if (ageMs === 0) {
      clock.observe({ serverAt: Date.parse(headers.get('date') ?? ''), sentAt, receivedAt: device() })
    }
    const body = parse(text)
    if (status < 300) return { status, body, ageMs }
    const after = headers.get('retry-after')
    const seconds = Number(after)
    const until = instantFrom(after)
    let retryAfterMs: number | undefined
    if (after && seconds >= 0) retryAfterMs = seconds * 1000
    else if (until !== undefined) retryAfterMs = Math.max(0, until - clock.now())
    throw new PlatformHttpError({ status, detail: body ?? '', retryAfterMs })
  }

  async function repeat(call: TransportCall, url: string, token: string | null, flight: Flight) {
    for (let number = 1; ; number += 1) {
      try {
        return await attempt(call, url, token, flight)
      } catch (error) {
        // A write that failed may have been stored: only reads are repeated blindly.
        const ms = (call.method ?? 'GET') === 'GET' ? retry?.({ error, attempt: number }) : undefined
        if (ms === undefined || clock.now() + ms >= flight.deadlineAt) throw error
        await wait(ms, flight.signal)
      }
    }
  }

  async function authorised(call: TransportCall, url: string, token: string, flight: Flight) {
    try {
      return await repeat(call, url, token, flight)
    } catch (error) {
      if (!isUnauthorised(error)) throw error
      const fresh = await session.renew(token)
      if (!fresh) {
        session.end(token, error)
        throw error
      }
      return repeat(call, url, fresh, flight).catch((second: unknown) => {
        if (isUnauthorised(second)) session.end(fresh, second)
        throw second
      })
    }
  }

  return {
    async send(call) {
      const url = appendQuery(call.url, call.query)
      const own = call.token === undefined
      const token = (own ? session.token : call.token) ?? null
      if (token) {
        const { origin } = new URL(url)
        if (!ports.trustedOrigins.includes(origin)) throw new UntrustedOriginError(origin)
        if (!TOKEN.test(token)) throw new ArgumentError('Invalid accessToken argument')
      }
      const isRead = (call.method ?? 'GET') === 'GET' && call.share !== false
      return flights.join(
        isRead ? JSON.stringify([url, token, call.timeoutMs]) : undefined,
        (flight) => (own && token ? authorised(call, url, token, flight) : repeat(call, url, token, flight)),
        call,
      )
    },
    abort: flights.abort,
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
