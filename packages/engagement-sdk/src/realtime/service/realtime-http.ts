import type { RequestDetails } from '../../errors/errors.ts'
import { DEFAULT_TIMEOUT_MS, withDeadline } from '../../http/abort.ts'
import { refuseRedirect } from '../../http/body.ts'
import { appendQuery, type Query } from '../../http/url.ts'
import { encodeName } from './encode-name.ts'
import { readAnswer } from './read-answer.ts'
import type { RealtimeClock } from './realtime-clock.ts'
import { RealtimeError, timeoutError } from './realtime-error.ts'
import { failureWithoutStatus } from './realtime-failure.ts'
import type { RealtimeService } from './realtime-service.ts'

const SDK_NAME = 'Touchline-Engagement-SDK'

/** One call to the service. */
export interface RealtimeRequest {
  /** Absolute path, already encoded. */
  readonly path: string
  readonly query?: Query | undefined
  /** JSON text; makes it a POST. */
  readonly body?: string | undefined
  /** @default 15 000 */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Aborts the call instead of the disposal, for a caller that creates a controller per call anyway. */
  readonly controller?: AbortController | undefined
  /** Lets the request outlive the page and the disposal: for leave calls. */
  readonly keepalive?: boolean | undefined
  /** Sends no token: the time call takes none. */
  readonly isAnonymous?: boolean | undefined
}

/**
 * Calls the service and reads its JSON.
 *
 * @throws RealtimeError, InvalidBodyError for more than 16 MiB, the signal's reason
 */
export type RealtimeHttp = (request: RealtimeRequest) => Promise<unknown>

/** A service that can be called now. */
export interface ConnectedService extends RealtimeService {
  readonly call: RealtimeHttp
}

/** Creates the function that calls a service, with the parameters of every call. @param disposal aborts every pending call */
export function createRealtimeHttp(
  service: RealtimeService,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: RealtimeClock },
  disposal: AbortSignal,
): RealtimeHttp {
  const common = commonQuery(service)
  const anonymous = commonQuery({ ...service, authKey: '' })
  return (request) => {
    const { controller, keepalive = false, timeoutMs = DEFAULT_TIMEOUT_MS } = request
    const address = service.origin + request.path + (request.isAnonymous ? anonymous : common)
    const url = appendQuery(address, request.query, encodeName)
    const details = requestDetails(service, request)
    const signals = [
      request.signal ?? controller?.signal,
      controller === undefined && !keepalive ? disposal : undefined,
    ]
    const deadline = { signals, timeoutMs, after: clock.after }
    return withDeadline(
      { ...deadline, timeoutError: () => timeoutError(timeoutMs, details) },
      async (signal) => readAnswer(await send(fetch, url, request, signal, details), clock.now, details),
    )
  }
}

/** Returns the query of every call, with its question mark. */
function commonQuery({ userId, authKey }: RealtimeService): string {
  return appendQuery('', { uuid: userId, auth: authKey || undefined, pnsdk: SDK_NAME }, encodeName)
}

/** Returns the address of a path, with the player's id and token. */
export function urlOf(service: RealtimeService, path: string): string {
  return service.origin + path + commonQuery(service)
}

/** Returns the request for errors, without its query, which carries the token. */
export function requestDetails(
  { origin }: Pick<RealtimeService, 'origin'>,
  { path, body }: Pick<RealtimeRequest, 'path' | 'body'>,
): RequestDetails {
  return { method: body === undefined ? 'GET' : 'POST', url: origin + path }
}

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  { body, keepalive = false }: RealtimeRequest,
  signal: AbortSignal,
  details: RequestDetails,
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
    const failure = failureWithoutStatus('network', 'The real-time service cannot be reached.')
    throw new RealtimeError(failure, { ...details, cause })
  }
}
