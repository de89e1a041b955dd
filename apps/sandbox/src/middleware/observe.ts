import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from '../core/logger.ts'

interface Observers {
  readonly metrics: Metrics
  readonly requests: RequestLog
  readonly logger: Logger
}

/** Counts, stores and logs each request after its response. */
export function observe({ metrics, requests, logger }: Observers): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const durationMs = performance.now() - startedAt
    const { method } = c.req
    // Not Hono's path, which has no slash at its end.
    const path = new URL(c.req.url).pathname
    const { status } = c.res
    const route = routeOf(c)
    metrics.request({ method, route, status }, durationMs / 1000)
    logger.info('request', { method, route, path, status, durationMs: Math.round(durationMs * 10) / 10 })
    if (!path.startsWith('/_sandbox')) requests.add({ method, path, status })
  }
}

/** Returns the path pattern of the matched route, so that ids in paths create no new labels. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? 'none'
}

/** An answered request. Queries, headers and bodies are not kept: they carry tokens. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
}

/** The last requests to the platform, for tests. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Returns the requests with a method, or with a text in their path. */
  list(filter?: { method?: string | undefined; path?: string | undefined }): readonly LoggedRequest[]
  clear(): void
}

const KEPT = 1000

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length >= KEPT * 2) requests = requests.slice(-KEPT)
    },
    list: ({ method, path = '' } = {}) =>
      requests.filter((one) => (method ?? one.method) === one.method && one.path.includes(path)),
    clear() {
      requests = []
    },
  }
}

/** Counts and durations of requests, in the text format of Prometheus. */
export interface Metrics {
  request(label: { method: string; route: string; status: number }, seconds: number): void
  /** @param gauges further values by their full name */
  text(gauges: Readonly<Record<string, number>>): string
}

export function createMetrics(): Metrics {
  const totals = new Map<string, { count: number; seconds: number }>()
  return {
    request({ method, route, status }, seconds) {
      const labels = `{method="${method}",route="${route}",status="${status}"}`
      const before = totals.get(labels) ?? { count: 0, seconds: 0 }
      totals.set(labels, { count: before.count + 1, seconds: before.seconds + seconds })
    },
    text(gauges) {
      const entries = [...totals]
      const lines = [
        '# TYPE touchline_requests_total counter',
        ...entries.map(([labels, { count }]) => `touchline_requests_total${labels} ${count}`),
        '# TYPE touchline_request_seconds_total counter',
        ...entries.map(([labels, total]) => `touchline_request_seconds_total${labels} ${total.seconds}`),
        ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
