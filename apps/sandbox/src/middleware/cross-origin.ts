import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestUrl } from './request-url.ts'

/** The header that carries the control secret. */
export const SECRET_HEADER = 'x-control-secret'

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const PREFLIGHT_SECONDS = 600
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
const CONTROLS = /^\/_sandbox(\/|$)/

/** Returns whether a hostname is a loopback name. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.has(hostname)
}

/**
 * Returns whether pages of an origin may use the controls: the sandbox's own pages, and on loopback every page of this
 * machine. Schemes are not compared, because a proxy that ends TLS may not report it.
 */
export function mayControl(c: Context, origin: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  const own = [requestUrl(c).host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])]
  return own.includes(host) || (isLoopbackName(new URL(c.req.url).hostname) && isLoopbackName(hostname))
}

/**
 * CORS: every origin may use the platform; the controls name only origins that may use them.
 *
 * @param showsDate whether scripts may read the platform's `Date`
 */
export function crossOrigin(
  publicUrl: string | undefined,
  { showsDate }: { readonly showsDate: boolean },
): MiddlewareHandler {
  const shared = { allowMethods: METHODS, maxAge: PREFLIGHT_SECONDS }
  const platform = cors({
    ...shared,
    origin: '*',
    allowHeaders: ['authorization', 'content-type', 'content-encoding'],
    exposeHeaders: [...(showsDate ? ['date'] : []), 'age', 'retry-after'],
  })
  const controls = cors({
    ...shared,
    origin: (origin, c) => (mayControl(c, origin, publicUrl) ? origin : null),
    allowHeaders: ['content-type', SECRET_HEADER],
    exposeHeaders: ['date', 'retry-after'],
  })
  return (c, next) => (CONTROLS.test(c.req.path) ? controls : platform)(c, next)
}
