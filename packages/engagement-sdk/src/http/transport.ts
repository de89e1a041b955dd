import type { CallOptions, EngagementOptions } from '../engagement/engagement-options.ts'
import type { Session } from '../engagement/session.ts'
import type { Warning } from '../engagement/warning.ts'
import { ArgumentError } from '../errors/argument-error.ts'
import { withoutToken } from '../errors/request-details.ts'
import type { HttpMethod } from '../wire/vocabulary.ts'
import { withDeadline } from './abort.ts'
import { ConnectionError } from './connection-error.ts'
import { deduplicateRequests } from './in-flight-requests.ts'
import { isUnauthorised } from './is-unauthorised.ts'
import { originOf } from './origin-of.ts'
import type { PlatformClock } from './platform-clock.ts'
import { type PlatformReply, type RequestPorts, sendPlatformRequest } from './platform-request.ts'
import type { IsTrusted } from './trusted-origins.ts'
import { UntrustedOriginError } from './untrusted-origin-error.ts'
import { appendQuery, type Query } from './url.ts'

/** One call to the platform. Functions spread all of their options into it, so that no call option is lost. */
export interface TransportCall extends CallOptions {
  readonly url: string
  /** @default 'GET' */
  readonly method?: HttpMethod | undefined
  readonly query?: Query | undefined
  /** Body, sent as JSON. */
  readonly json?: unknown
  /** Sent instead of the own token; null sends none. @default the own token, none before init */
  readonly token?: string | null | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether concurrent equal reads are one request, unless a write started or ended since. @default true */
  readonly deduplicate?: boolean | undefined
  /** Whether the engagement's retry policy applies to a read. @default true */
  readonly retry?: boolean | undefined
}

/** Sends calls to the platform. */
export interface Transport {
  /**
   * @throws PlatformHttpError status of 300 or more
   * @throws ConnectionError network failure, timeout or redirect
   * @throws InvalidBodyError a body of more than 16 MiB
   * @throws UntrustedOriginError a call with a token to an origin that is not trusted
   */
  send(call: TransportCall): Promise<PlatformReply>
  /** Aborts every pending call. */
  abort(reason: unknown): void
}

/** The parts of the engagement that a transport uses, in addition to its options. */
export interface TransportPorts {
  readonly clock: PlatformClock
  readonly session: Session
  readonly isTrusted: IsTrusted
  readonly warn: (warning: Warning) => void
  /** Limit of one request that sets none. */
  readonly timeoutMs: number
}

/** Characters that a header can carry; anything else would surface in an error of `fetch`. */
const TOKEN = /^[!-~]+$/

/** Creates a transport that sends calls with the token, deduplicates reads, and renews a token that is no longer valid. */
export function createTransport(options: EngagementOptions, ports: TransportPorts): Transport {
  const { clock, session } = ports
  const requests = deduplicateRequests<PlatformReply>()
  /** Counts how often a write started or ended: later reads do not join a read from before. */
  let writes = 0

  const requestPorts: RequestPorts = {
    fetch: (input, init) => (options.fetch ?? fetch)(input, init),
    clock,
    onRetry: (cause) => ports.warn({ message: 'A read failed and is repeated.', cause }),
  }

  function requireSendable(token: string, url: string): void {
    const origin = originOf(url)
    if (!ports.isTrusted(origin)) throw new UntrustedOriginError(origin ?? url)
    if (!TOKEN.test(token)) throw new ArgumentError('Invalid accessToken argument')
  }

  function countWrite(method: HttpMethod): void {
    if (method !== 'GET') writes += 1
  }

  /** Sends with the own token. After a 401 the token is renewed and the call is sent again, once. */
  async function sendWithRenewal(
    ownToken: string,
    send: (token: string) => Promise<PlatformReply>,
  ): Promise<PlatformReply> {
    let token = ownToken
    try {
      return await send(token).catch(async (error: unknown) => {
        const renewed = isUnauthorised(error) ? await session.renew(token) : undefined
        if (!renewed) throw error
        token = renewed
        return send(token)
      })
    } catch (error) {
      if (isUnauthorised(error)) session.end(token, error)
      throw error
    }
  }

  return {
    async send(call) {
      const { method = 'GET', timeoutMs = ports.timeoutMs, deadlineAt = Number.POSITIVE_INFINITY } = call
      const url = appendQuery(call.url, call.query)
      const ownToken = call.token === undefined ? session.token : undefined
      const token = ownToken ?? call.token
      if (token) requireSendable(token, url)
      const details = { method, url: withoutToken(url, token) }
      const leftMs = () => deadlineAt - clock.now()
      const sendWith = (used: typeof token, signal: AbortSignal) =>
        sendPlatformRequest(
          {
            ...call,
            url,
            method,
            details,
            token: used,
            signal,
            timeoutMs,
            leftMs,
            retry: call.retry === false ? undefined : options.retry,
          },
          requestPorts,
        )
      const attempt = (signal: AbortSignal) =>
        ownToken ? sendWithRenewal(ownToken, (used) => sendWith(used, signal)) : sendWith(token, signal)
      const timeoutError = () => new ConnectionError('timeout', details)
      const isShared = method === 'GET' && call.deduplicate !== false
      countWrite(method)
      const reply = requests.join(
        isShared ? JSON.stringify([writes, url, token, timeoutMs, deadlineAt]) : undefined,
        (signal) => withDeadline({ signals: [signal], timeoutMs: leftMs(), timeoutError }, attempt),
        call.signal,
      )
      return reply.finally(() => countWrite(method))
    },
    abort: requests.abort,
  }
}
