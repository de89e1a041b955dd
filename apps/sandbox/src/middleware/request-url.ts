import type { Context } from 'hono'

/** Returns the URL that the client requested; a balancer that ends TLS sets `X-Forwarded-Proto`. */
export function requestUrl(c: Context): URL {
  const url = new URL(c.req.url)
  if (c.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url
}
