import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
/**
 * Headers that a client on this machine sends. A request with any other one is treated as forwarded by a proxy: no list could
 * have the headers of every proxy.
 */
const CLIENT_HEADERS =
  /^(accept(-encoding|-language)?|access-control-request-.+|authorization|cache-control|connection|content-(encoding|length|type)|cookie|dnt|expect|host|if-(modified-since|none-match)|keep-alive|origin|pragma|priority|purpose|range|referer|sec-.+|te|transfer-encoding|upgrade(-insecure-requests)?|user-agent|x-control-secret)$/
/** The address of all clients of a proxy that does not forward their addresses. */
const BEHIND_PROXY = 'behind a proxy'

/** Returns whether a request's connection comes from this machine. */
export function isFromLoopback(c: Context): boolean {
  return LOOPBACK.test(remoteAddress(c))
}

/**
 * Returns whether a request shows that a proxy forwarded it. nginx sends HTTP/1.0 to its upstream unless it is configured
 * otherwise (before 1.29.7); browsers and fetch never do.
 */
export function isProxied(c: Context<{ Bindings: { incoming?: { httpVersion: string } } }>): boolean {
  return (
    c.env.incoming?.httpVersion === '1.0' ||
    Object.keys(c.req.header()).some((name) => !CLIENT_HEADERS.test(name))
  )
}

/**
 * Returns the address that a request is counted for; undefined if it comes from this machine itself. Behind a proxy on
 * this machine it is the last address in `X-Forwarded-For`, the one that the proxy added; without that header all
 * clients of the proxy have one address.
 */
export function clientAddress(c: Context): string | undefined {
  if (!isFromLoopback(c)) return connectionAddress(c)
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  if (forwarded) return network(forwarded)
  return isProxied(c) ? BEHIND_PROXY : undefined
}

/** Returns the address of a request's connection and ignores its headers. */
export function connectionAddress(c: Context): string {
  return network(remoteAddress(c))
}

function remoteAddress(c: Context): string {
  return getConnInfo(c).remote.address ?? ''
}

const GROUPS = 8
/** Leading groups of an IPv6 address that one customer's addresses share: a /64. */
const GROUPS_OF_CUSTOMER = 4

/** Returns an IPv4 address as it is, and of an IPv6 address the /64, in which one client may use any address. */
function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : GROUPS - groups.length - after.length
  return [...groups, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, GROUPS_OF_CUSTOMER)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Returns the URL that the client requested; a balancer that ends TLS sets `X-Forwarded-Proto`. */
export function requestUrl(c: Context): URL {
  const url = new URL(c.req.url)
  if (c.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url
}
