import type { Context } from 'hono'

/** The address that the client asked for; a balancer that ends TLS says so in `X-Forwarded-Proto`. */
export function requestUrl(c: Context): URL {
  const url = new URL(c.req.url)
  if (c.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url
}
