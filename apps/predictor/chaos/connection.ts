type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/** The line between one page and the platform. */
export interface Connection {
  readonly fetch: Fetch
  /** Without a signal every request fails, as in a tunnel. */
  setUp(isUp: boolean): void
  /** The page is gone: what is under way is dropped, and nothing starts any more. */
  cut(): void
}

/** A line with a browser's habits. @param patienceMs after which a request without an answer is given up */
export function newConnection(patienceMs: number): Connection {
  const page = new AbortController()
  let tunnel = new AbortController()
  return {
    fetch: (input, init) => {
      const request = new Request(input, init)
      const signal = AbortSignal.any([
        request.signal,
        page.signal,
        tunnel.signal,
        AbortSignal.timeout(patienceMs),
      ])
      return fetch(request, { signal })
    },
    setUp(isUp) {
      if (isUp) tunnel = new AbortController()
      else tunnel.abort(new TypeError('fetch failed'))
    },
    cut: () => page.abort(new TypeError('fetch failed')),
  }
}
