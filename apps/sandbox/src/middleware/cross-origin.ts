import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestUrl } from './client-address.ts'

/** The header that carries the control secret. */
export const SECRET_HEADER = 'x-control-secret'

const PREFLIGHT_SECONDS = 600
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
const CONTROLS = /^\/_sandbox(\/|$)/

/** Returns whether an origin is the sandbox's own. Schemes are not compared, because a proxy that ends TLS may not report it. */
export function isOwnPage(c: Context, origin: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const own = [requestUrl(c).host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])]
  return own.includes(new URL(origin).host)
}

/**
 * CORS: every origin may use the platform; the controls name only the sandbox's own.
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
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders: [...(showsDate ? ['date'] : []), 'age', 'retry-after'],
  })
  const controls = cors({
    ...shared,
    origin: (origin, c) => (isOwnPage(c, origin, publicUrl) ? origin : null),
    allowHeaders: ['content-type', SECRET_HEADER],
    exposeHeaders: ['date', 'retry-after'],
  })
  return (c, next) => (CONTROLS.test(c.req.path) ? controls : platform)(c, next)
}
