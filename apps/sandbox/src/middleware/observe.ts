import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from '../core/logger.ts'

/** Counts, stores and logs each request after its response. */
export function observe(to: {
  readonly metrics: Metrics
  readonly requests: RequestLog
  readonly logger: Logger
}): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const durationMs = performance.now() - startedAt
    const { method } = c.req
    // Not Hono's path, which has no slash at its end.
    const path = new URL(c.req.url).pathname
    const { status } = c.res
    const route = routeOf(c)
    to.metrics.request({ method, route, status }, durationMs / 1000)
    to.logger.info('request', { method, route, path, status, durationMs: Math.round(durationMs * 10) / 10 })
    if (!path.startsWith('/_sandbox')) to.requests.add({ method, path, status })
  }
}

/** Returns the path pattern of the matched route, so that ids in paths create no new labels. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? 'none'
}

interface RequestLabel {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** An answered request. Queries, headers and bodies are not kept: they carry tokens. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
}

/** The last requests to the platform, for tests. */
export type RequestLog = ReturnType<typeof createRequestLog>

const KEPT = 1000

export function createRequestLog() {
  let requests: LoggedRequest[] = []
  return {
    add(request: LoggedRequest): void {
      requests.push(request)
      if (requests.length >= KEPT * 2) requests = requests.slice(-KEPT)
    },
    /** Returns the requests with a method, or with a text in their path. */
    list: ({ method, path = '' }: { method?: string; path?: string } = {}): readonly LoggedRequest[] =>
      requests.filter((one) => (method ?? one.method) === one.method && one.path.includes(path)),
    clear(): void {
      requests = []
    },
  }
}

/** Counts and durations of requests, in the text format of Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const totals = new Map<string, { count: number; seconds: number }>()
  return {
    request({ method, route, status }: RequestLabel, seconds: number): void {
      const labels = `{method="${method}",route="${route}",status="${status}"}`
      const before = totals.get(labels) ?? { count: 0, seconds: 0 }
      totals.set(labels, { count: before.count + 1, seconds: before.seconds + seconds })
    },
    /** @param gauges further values by their full name */
    text(gauges: Readonly<Record<string, number>>): string {
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
