import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from '../core/logger.ts'
import type { Metrics } from './metrics.ts'

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
