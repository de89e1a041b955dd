import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Clock } from '../core/clock.ts'
import type { Logger } from '../core/logger.ts'
import { hasBody } from './body-limit.ts'
import type { Metrics } from './metrics.ts'
import { type RequestLog, withoutSecrets } from './request-log.ts'

interface Observers {
  readonly clock: Clock
  readonly metrics: Metrics
  readonly requests: RequestLog
  readonly logger: Logger
}

/** A body that was refused for its size is not read. */
const TOO_LARGE = 413

/** Counts, stores and logs each request after its response. */
export function observe({ clock, metrics, requests, logger }: Observers): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    const at = clock.now()
    await next()
    const durationMs = performance.now() - startedAt
    const { method } = c.req
    const url = new URL(c.req.url)
    const path = url.pathname
    const { status } = c.res
    const route = routeOf(c)
    metrics.request({ method, route, status }, durationMs / 1000)
    logger.info('request', { method, route, path, status, durationMs: Math.round(durationMs * 10) / 10 })
    if (path.startsWith('/_sandbox')) return
    const isThere = hasBody((name) => c.req.header(name)) && status !== TOO_LARGE
    const body = isThere ? await c.req.text().catch(() => '') : ''
    requests.add({
      at: new Date(at).toISOString(),
      method,
      path,
      query: withoutSecrets(url),
      body,
      status,
      durationMs,
    })
  }
}

/** Returns the path pattern of the matched route, so that ids in paths create no new labels. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? 'none'
}
