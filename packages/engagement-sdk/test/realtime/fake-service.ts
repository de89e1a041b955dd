import type { RealtimeMessage, Timetoken } from '../../src/realtime/index.ts'

/** A request that the client has sent and that has no response yet. */
export interface PendingRequest {
  readonly url: URL
  readonly body: unknown
  readonly redirect: RequestRedirect | undefined
  respond(body: unknown, init?: ResponseInit): Promise<void>
  respondWith(response: Response): Promise<void>
  fail(status: number, headers?: Record<string, string>): Promise<void>
  /** Closes the connection without a response. */
  drop(): Promise<void>
}

export type FakeService = ReturnType<typeof createFakeService>

/** Long, so that a slow machine does not fail. */
const LONGEST_WAIT_MS = 10_000
const COMMON = ['uuid', 'auth', 'pnsdk']

/** Creates a real-time service that a test controls: it responds to presence calls at once and holds every other request. */
export function createFakeService() {
  const log: string[] = []
  const pending = new Set<PendingRequest>()

  const service = {
    /** Paths of all requests so far, in order, without the common parameters. */
    log,
    /** Holds presence calls too. */
    holdPresence: false,
    get pending(): readonly PendingRequest[] {
      return [...pending]
    },
    fetch: (input: Request | URL | string, init?: RequestInit): Promise<Response> =>
      new Promise((resolve, reject) => {
        const url = new URL(String(input))
        log.push(described(url))
        if (!service.holdPresence && /\/(heartbeat|leave)$/.test(url.pathname)) {
          resolve(Response.json({ status: 200, message: 'OK', service: 'Presence' }))
          return
        }
        const request: PendingRequest = {
          url,
          body: init?.body,
          redirect: init?.redirect,
          respond: (body, init) =>
            done(() => resolve(body === null ? new Response(null, init) : Response.json(body, init))),
          respondWith: (response) => done(() => resolve(response)),
          fail: (status, headers = {}) =>
            done(() => resolve(Response.json({ message: 'No', error: true }, { status, headers }))),
          drop: () => done(() => reject(new TypeError('fetch failed'))),
        }
        const done = (work: () => void): Promise<void> => {
          pending.delete(request)
          work()
          return settle()
        }
        pending.add(request)
        init?.signal?.addEventListener('abort', () => {
          if (pending.delete(request)) reject(init.signal?.reason)
        })
      }),
    /** Returns the only pending request whose path matches; rejects if there is none. */
    async next(pattern: RegExp): Promise<PendingRequest> {
      const matching = () => [...pending].filter(({ url }) => pattern.test(described(url)))
      // Encryption takes real time, so a request may come a little later. The fake clock stands still meanwhile.
      const until = performance.now() + LONGEST_WAIT_MS
      do await settle()
      while (matching().length !== 1 && performance.now() < until)
      const [request, ...others] = matching()
      if (request !== undefined && others.length === 0) return request
      throw new Error(`Not one request like ${pattern}: ${[...pending].map(({ url }) => url)}`)
    },
    /** Responds to a read of the users on `room`. */
    async respondHere(...uuids: readonly unknown[]): Promise<void> {
      const request = await service.next(/channel\/room$/)
      await request.respond({ status: 200, occupancy: uuids.length, uuids })
    },
    /** Responds to a handshake and returns the long poll that follows. */
    async connect(timetoken = '17141967000000000'): Promise<PendingRequest> {
      const handshake = await service.next(/\btt=0\b/)
      await handshake.respond(subscribeResponse(timetoken))
      return service.next(/\btt=[1-9]/)
    },
  }
  return service
}

/** Returns a response of the subscribe call. */
export function subscribeResponse(timetoken: string, ...envelopes: readonly unknown[]): unknown {
  return { t: { t: timetoken, r: 1 }, m: envelopes }
}

/** Returns a published message in the form of the wire. */
export function anEnvelope(payload: unknown, overrides: Record<string, unknown> = {}): unknown {
  return {
    a: '1',
    f: 0,
    i: 'a-publisher',
    k: 'sub',
    c: 'room',
    b: 'room',
    d: payload,
    p: { t: '17141967000000001', r: 1 },
    ...overrides,
  }
}

/** Returns the time of a message by its number. */
export const at = (index: number): string => `1714196700000${String(index).padStart(4, '0')}`

/** Returns a message whose payload is its number, published at the time of this number. */
export const numbered = (index: number, overrides: Record<string, unknown> = {}): unknown =>
  anEnvelope({ event: 'tick', payload: { index } }, { p: { t: at(index), r: 1 }, ...overrides })

/** Returns a received message whose payload is its time. */
export const aMessage = (timetoken: Timetoken, channel = 'a'): RealtimeMessage => ({
  channel,
  subscription: channel,
  timetoken,
  messageType: 'message',
  type: 'other',
  event: undefined,
  payload: timetoken,
})

/** The response to a request for an upload address. */
export const UPLOAD = {
  status: 200,
  data: { id: 'f1', name: 'a.png' },
  file_upload_request: {
    url: 'https://store.example/bucket',
    method: 'POST',
    form_fields: [
      { key: 'key', value: 'f1/a.png' },
      { key: 'Content-Type', value: 'binary/octet-stream' },
    ],
  },
}

/** Resolves when all pending promise callbacks have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function described(url: URL): string {
  const query = [...url.searchParams].filter(([name]) => !COMMON.includes(name)).map((pair) => pair.join('='))
  return decodeURIComponent(url.pathname) + (query.length === 0 ? '' : `?${query.join('&')}`)
}
