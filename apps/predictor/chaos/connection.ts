import type { FinishedRequest } from './finished-request.ts'

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/** The line between one page and the platform. */
export interface Connection {
  readonly fetch: Fetch
  /** Without a signal every request fails, as in a tunnel. */
  setUp(isUp: boolean): void
  /** The page is gone: it gets no answer any more, and nothing starts. */
  cut(): void
  /** Resolves once no write that was sent can take effect any more. */
  quiet(): Promise<void>
}

interface ConnectionOptions {
  /** A request without an answer is given up after this. */
  readonly patienceMs: number
  /** A request that was given up is on its way for so long at most: more than the platform takes for any. */
  readonly heldMs: number
  /** Receives every request that has ended, also one that the page gave up. */
  readonly onRequestEnd?: ((request: FinishedRequest) => void) | undefined
  /** Carries a request. @default the network */
  readonly send?:
    | ((request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>)
    | undefined
}

/** Creates a line on which a request that the page gives up still arrives, as on a network. */
export function newConnection({
  patienceMs,
  heldMs,
  onRequestEnd,
  send = (request, init) => fetch(request, init),
}: ConnectionOptions): Connection {
  const page = new AbortController()
  let tunnel = new AbortController()
  const writes = new Set<Promise<unknown>>()
  async function carry(request: Request): Promise<Response> {
    const sentAt = performance.now()
    let answered: number | undefined
    try {
      // Not part of the request: a signal in it ends with the request, which Node may collect while it is in flight.
      const response = await send(request, { signal: AbortSignal.timeout(heldMs) })
      const body = await response.arrayBuffer()
      const { status, statusText, headers } = response
      answered = status
      return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers })
    } finally {
      const { pathname: path } = new URL(request.url)
      onRequestEnd?.({ method: request.method, path, status: answered, tookMs: performance.now() - sentAt })
    }
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const given = AbortSignal.any([
        request.signal,
        page.signal,
        tunnel.signal,
        AbortSignal.timeout(patienceMs),
      ])
      given.throwIfAborted()
      const answer = carry(request)
      if (request.method !== 'GET') {
        writes.add(answer)
        answer.catch(() => undefined).finally(() => writes.delete(answer))
      }
      return Promise.race([answer, rejectOnAbort(given)])
    },
    setUp(isUp) {
      if (isUp) tunnel = new AbortController()
      else tunnel.abort(new TypeError('fetch failed'))
    },
    cut: () => page.abort(new TypeError('fetch failed')),
    async quiet() {
      while (writes.size > 0) await Promise.allSettled(writes)
    },
  }
}

/** Statuses that HTTP lets have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  // The answer may have won the race.
  promise.catch(() => undefined)
  return promise
}
