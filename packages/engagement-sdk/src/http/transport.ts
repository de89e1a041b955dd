import ky from 'ky'
import { ArgumentError } from '../argument-error.ts'
import { isEngagementError } from '../engagement-error.ts'
import type { CallOptions, EngagementOptions } from '../engagement-options.ts'
import type { Warning } from '../warning.ts'
import type { HttpMethod } from '../wire/vocabulary.ts'
import { ConnectionError } from './connection-error.ts'
import { createFlights } from './flights.ts'
import { isUnauthorised } from './is-unauthorised.ts'
import { limitBody } from './limit-body.ts'
import { limited } from './limited.ts'
import { LONGEST_TIMER_MS } from './longest-timer.ts'
import { originOf } from './origin-of.ts'
import type { PlatformClock } from './platform-clock.ts'
import { PlatformHttpError } from './platform-http-error.ts'
import type { RequestFacts } from './request-facts.ts'
import { serverReason } from './server-reason.ts'
import type { Session } from './session.ts'
import type { IsTrusted } from './trusted-origins.ts'
import { UntrustedOriginError } from './untrusted-origin-error.ts'
import { appendQuery, type Query } from './url.ts'

/** One call to the platform. */
export interface TransportCall extends CallOptions {
  readonly url: string
  /** @default 'GET' */
  readonly method?: HttpMethod | undefined
  readonly query?: Query | undefined
  /** Body, sent as JSON. */
  readonly json?: unknown
  /** A token instead of the own one; null sends none. @default the own token, none before init */
  readonly token?: string | null | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether equal reads under way may share one request, unless a write began or ended since. @default true */
  readonly share?: boolean | undefined
  /** Whether the engagement's retry policy repeats a read. @default true */
  readonly repeat?: boolean | undefined
}

/** The platform's answer with a status below 300. */
export interface TransportReply extends RequestFacts {
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
   * @throws ConnectionError network failure, timeout or redirect
   * @throws InvalidBodyError a body of more than 16 MiB
   * @throws UntrustedOriginError a call with a token to an origin that is not trusted
   */
  send(call: TransportCall): Promise<TransportReply>
  /** Ends every call under way. */
  abort(reason: unknown): void
}

/** What a transport is made of, beside the options of its handle. */
export interface TransportPorts {
  readonly clock: PlatformClock
  readonly device: () => number
  readonly session: Session
  readonly isTrusted: IsTrusted
  readonly warn: (warning: Warning) => void
  /** Limit of one request that sets none. */
  readonly timeoutMs: number
}

/** Characters that a header can carry; anything else would surface in an error of `fetch`. */
const TOKEN = /^[!-~]+$/

/** The only file that knows the HTTP client. */
export function createTransport(options: EngagementOptions, ports: TransportPorts): Transport {
  const { clock, device, session } = ports
  const flights = createFlights<TransportReply>()
  /** Counts how often a write began or ended: no read from before is joined afterwards. */
  let writes = 0

  /** One request, and one reading of the clock. */
  async function attempt(
    call: TransportCall,
    url: string,
    token: string | null | undefined,
    signal: AbortSignal,
  ): Promise<TransportReply> {
    const { method = 'GET' } = call
    const request = { method, url: withoutToken(url, token) }
    const timeout = Math.min(call.timeoutMs ?? ports.timeoutMs, leftMs(call), LONGEST_TIMER_MS)
    if (timeout <= 0) throw new ConnectionError('timeout', request)
    const sentAt = device()
    let receivedAt = sentAt
    let answer = Response.error()
    const text = await ky(url, {
      method,
      headers: {
        accept: 'application/json',
        ...call.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      json: call.json,
      signal,
      timeout,
      // A redirect could lead to an origin that is not trusted.
      redirect: 'error',
      retry: 0,
      throwHttpErrors: false,
      // The body's reader keeps the status and headers to itself.
      fetch: async (input, init) => {
        answer = await (options.fetch ?? fetch)(input, init)
        receivedAt = device()
        return new Response(limitBody(answer.body))
      },
    })
      .text()
      .catch((error: unknown) => {
        if (signal.aborted) throw signal.reason
        if (isEngagementError(error)) throw error
        const { name, cause }: { name?: unknown; cause?: unknown } = Object(error)
        // The client's own error holds the request and with it the token: only its cause goes on.
        throw new ConnectionError(name === 'TimeoutError' ? 'timeout' : 'network', { ...request, cause })
      })
    const { status, headers } = answer
    const body = parseJson(text)
    clock.observe({
      serverAt: Date.parse(headers.get('date') ?? ''),
      sentAt,
      receivedAt,
      // A cache may have kept what everybody may read, and then its date is of the past.
      isKept: headers.has('age') || (!token && isRead(call)),
    })
    if (status < 300) return { ...request, status, body, ageMs: Number(headers.get('age')) * 1000 }
    throw new PlatformHttpError({
      ...request,
      status,
      detail: body ?? '',
      reason: withoutToken(serverReason(body), token),
      retryAfter: headers.get('retry-after'),
    })
  }

  function leftMs({ deadlineAt = Number.POSITIVE_INFINITY }: TransportCall): number {
    return deadlineAt - clock.now()
  }

  function countWrite(call: TransportCall): void {
    if (!isRead(call)) writes += 1
  }

  /** Reports each failure after which the retry policy tries again. */
  function warnOfRepeats<T>(once: () => Promise<T>): () => Promise<T> {
    let cause: unknown
    return async () => {
      if (cause) ports.warn({ message: 'A read failed and is repeated.', cause })
      try {
        return await once()
      } catch (error) {
        cause = error
        throw error
      }
    }
  }

  /** A token that does not count is replaced once, where there is another to be had. */
  async function authorised(
    send: (token: string) => Promise<TransportReply>,
    token: string,
    renew: (stale: string) => Promise<string | undefined> | undefined,
  ): Promise<TransportReply> {
    try {
      return await send(token)
    } catch (error) {
      if (!isUnauthorised(error)) throw error
      const fresh = await renew(token)
      if (fresh) return authorised(send, fresh, () => undefined)
      session.end(token, error)
      throw error
    }
  }

  return {
    async send(call) {
      const { timeoutMs, deadlineAt, signal } = call
      const url = appendQuery(call.url, call.query)
      const own = call.token === undefined ? session.token : undefined
      const token = own ?? call.token
      if (token) {
        const origin = originOf(url)
        if (!ports.isTrusted(origin)) throw new UntrustedOriginError(origin ?? url)
        if (!TOKEN.test(token)) throw new ArgumentError('Invalid accessToken argument')
      }
      const isShared = isRead(call) && call.share !== false
      countWrite(call)
      const work = flights.join(
        isShared ? JSON.stringify([writes, url, token, timeoutMs, deadlineAt]) : undefined,
        (ended) => {
          const send = (used: typeof token) => {
            const once = () => attempt(call, url, used, ended)
            // A write that failed may have been stored: only reads are repeated blindly.
            return options.retry && isRead(call) && call.repeat !== false
              ? options.retry(warnOfRepeats(once), {
                  signal: ended,
                  leftMs: () => leftMs(call),
                  now: clock.now,
                })
              : once()
          }
          const renew = (stale: string) => limited(session.renew(stale), leftMs(call), ended)
          return own ? authorised(send, own, renew) : send(token)
        },
        signal,
      )
      return work.finally(() => countWrite(call))
    },
    abort: flights.abort,
  }
}

function isRead({ method = 'GET' }: TransportCall): boolean {
  return method === 'GET'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}

/** Replaces the token in a text that becomes part of an error's message. */
function withoutToken<T extends string | undefined>(text: T, token: string | null | undefined): T | string {
  return (token && text?.replaceAll(token, '…')) || text
}
