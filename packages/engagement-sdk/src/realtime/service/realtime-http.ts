import { fetchWithoutRedirect } from '../../http/fetch-without-redirect.ts'
import { limitedBody } from '../../http/limit-body.ts'
import type { RequestDetails } from '../../http/request-details.ts'
import { parseRetryAfter } from '../../http/retry-after.ts'
import { throwIfAborted } from '../../http/throw-if-aborted.ts'
import type { RealtimeClock } from './realtime-clock.ts'
import { isRealtimeError, RealtimeError } from './realtime-error.ts'
import { failureOfStatus, failureWithoutStatus, type RealtimeFailure } from './realtime-failure.ts'
import type { RealtimeService } from './realtime-service.ts'
import { encodeQuery } from './wire-path.ts'

/** Milliseconds for everything but the long poll (specification section 9). */
export const TRANSACTION_TIMEOUT_MS = 15_000
/** Milliseconds for the long poll (specification section 9). */
export const SUBSCRIBE_TIMEOUT_MS = 310_000

/** The reason for aborting finished work: without one, every abort would create an error with a stack trace. */
export const DONE = 'done'

const SDK_NAME = 'Touchline-Engagement-SDK'
/** A longer `Retry-After` counts as this: a stream that waits for days would neither deliver anything nor count as failed. */
const LONGEST_RETRY_AFTER_MS = 150_000
const FIRST_ERROR = 300
const FIRST_STATED_ERROR = 400

/** One call to the service. */
export interface RealtimeRequest {
  /** Absolute path, already encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
  /** JSON text; makes it a POST. */
  readonly body?: string | undefined
  /** @default 15 000 */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Aborts the call, and is aborted at its deadline. For a caller that creates a controller per call anyway. */
  readonly ending?: AbortController | undefined
  /** Lets the request outlive the page: for leave calls. */
  readonly keepalive?: boolean | undefined
  /** Sends no token: the time call takes none. */
  readonly isAnonymous?: boolean | undefined
}

/** Calls the service and reads its JSON. Rejects with a RealtimeError, or with the signal's reason once it aborts. */
export type RealtimeHttp = (request: RealtimeRequest) => Promise<unknown>

/** A service that can be called now. */
export interface ConnectedService extends RealtimeService {
  readonly call: RealtimeHttp
}

/** Returns the service over `fetch`, with the parameters of every call. @param disposal aborts every pending call */
export function createRealtimeHttp(
  service: RealtimeService,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: RealtimeClock },
  disposal: AbortSignal,
): RealtimeHttp {
  const common = commonQuery(service)
  const anonymous = commonQuery({ ...service, authKey: '' })
  return (request) => {
    const own = encodeQuery(request.query ?? {})
    const url = `${service.origin}${request.path}?${own}${own && '&'}${request.isAnonymous ? anonymous : common}`
    // The stream aborts its requests with a controller of its own, and a leave call is sent after the disposal.
    const ignoresDisposal = request.ending !== undefined || request.keepalive === true
    const signal = ignoresDisposal ? request.signal : anySignal(request.signal, disposal)
    const facts = requestDetails(service, request)
    return withDeadline({ ...request, signal }, clock, facts, async (signal) => {
      const response = await answerFrom(fetch, url, request, signal, facts)
      return readJson(response, clock.now(), facts)
    })
  }
}

function commonQuery({ userId, authKey }: RealtimeService): string {
  return encodeQuery({ uuid: userId, auth: authKey || undefined, pnsdk: SDK_NAME })
}

/** Returns the address of a path, with the player's id and token. */
export function urlOf(service: RealtimeService, path: string): string {
  return `${service.origin}${path}?${commonQuery(service)}`
}

/** Returns the request for errors, without its query, which carries the token. */
export function requestDetails(
  { origin }: Pick<RealtimeService, 'origin'>,
  { path, body }: Pick<RealtimeRequest, 'path' | 'body'>,
): RequestDetails {
  return { method: body === undefined ? 'GET' : 'POST', url: origin + path }
}

/**
 * Runs work that ends at the request's own deadline or with its signal, whichever comes first.
 *
 * @throws RealtimeError with category `timeout` at the deadline
 */
export async function withDeadline<T>(
  {
    signal,
    ending = new AbortController(),
    timeoutMs = TRANSACTION_TIMEOUT_MS,
  }: Pick<RealtimeRequest, 'signal' | 'ending' | 'timeoutMs'>,
  clock: RealtimeClock,
  facts: RequestDetails,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  throwIfAborted(signal)
  throwIfAborted(ending.signal)
  const stop = () => ending.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  const stopTimer = clock.after(timeoutMs, () =>
    ending.abort(
      new RealtimeError(failureWithoutStatus('timeout', `No answer within ${timeoutMs} ms.`), facts),
    ),
  )
  try {
    return await work(ending.signal)
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error
  } finally {
    signal?.removeEventListener('abort', stop)
    stopTimer()
  }
}

/** Returns a signal that aborts as soon as one of the two does. `AbortSignal.any` is newer than the oldest supported browsers. */
export function anySignal(own: AbortSignal | undefined, disposal: AbortSignal): AbortSignal {
  if (own === undefined) return disposal
  if ('any' in AbortSignal) return AbortSignal.any([own, disposal])
  const either = new AbortController()
  for (const signal of [own, disposal]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}

/** Returns the failure of a rejected call. */
export function failureOf(error: unknown): RealtimeFailure {
  return isRealtimeError(error) ? error.failure : failureWithoutStatus('unknown', String(error))
}

async function answerFrom(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RealtimeRequest,
  signal: AbortSignal,
  facts: RequestDetails,
): Promise<Response> {
  const init: RequestInit = {
    signal,
    credentials: 'omit',
    // Runtimes without a cache refuse the option.
    ...('cache' in Request.prototype && { cache: 'no-store' }),
    redirect: 'manual',
    keepalive: request.keepalive ?? false,
  }
  try {
    // Without a content type of its own a text body needs no preflight, and the service accepts any.
    return await fetchWithoutRedirect(
      fetch,
      url,
      request.body === undefined ? init : { ...init, method: 'POST', body: request.body },
    )
  } catch (cause) {
    throw new RealtimeError(failureWithoutStatus('network', 'The real-time service cannot be reached.'), {
      ...facts,
      cause,
    })
  }
}

async function readJson(response: Response, now: number, facts: RequestDetails): Promise<unknown> {
  const text = await limitedBody(response)
    .then((body) => body.text())
    .catch((cause: unknown) => {
      throw new RealtimeError(failureWithoutStatus('network', 'The answer broke off.'), { ...facts, cause })
    })
  const body = parsed(text)
  const status = response.status >= FIRST_ERROR ? response.status : statedError(body)
  if (status !== undefined) {
    throw new RealtimeError(
      failureOfStatus(
        status,
        reasonIn(body) ?? response.statusText,
        parseRetryAfter(response.headers.get('retry-after'), now, LONGEST_RETRY_AFTER_MS),
      ),
      {
        ...facts,
        detail: body ?? text,
      },
    )
  }
  if (body === undefined) {
    throw new RealtimeError(failureWithoutStatus('unknown', 'The answer is not JSON.'), {
      ...facts,
      detail: text,
    })
  }
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Some failures come as 200 with the real status inside. */
function statedError(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined
  return typeof body.status === 'number' && body.status >= FIRST_STATED_ERROR ? body.status : undefined
}

function reasonIn(body: unknown): string | undefined {
  if (Array.isArray(body)) return typeof body[1] === 'string' ? body[1] : undefined
  if (typeof body !== 'object' || body === null) return undefined
  const text = 'message' in body ? body.message : undefined
  return typeof text === 'string' ? text : undefined
}
