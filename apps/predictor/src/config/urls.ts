// Browsers resolve every name below localhost to this machine (RFC 6761).
const LOOPBACK = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** @example isOnThisMachine('http://localhost:4100/api/v1/') //=> true */
export function isOnThisMachine(address: string): boolean {
  return LOOPBACK.test(parseUrl(address)?.hostname ?? '')
}

/**
 * Returns a URL that may be used for an image or a link, else undefined. https is allowed on every host, http only on this
 * machine (spec decisions, 'Images and links from the platform').
 *
 * @example safeUrl('javascript:alert(1)') //=> undefined
 */
export function safeUrl(text: string | undefined): string | undefined {
  const url = parseUrl(text)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'https:') return url.href
  return url.protocol === 'http:' && LOOPBACK.test(url.hostname) ? url.href : undefined
}

/** Returns undefined for what is no absolute URL. `URL.parse` is newer than the oldest supported browsers. */
export function parseUrl(text: string | undefined): URL | undefined {
  try {
    return text === undefined ? undefined : new URL(text)
  } catch {
    return undefined
  }
}

/** Returns the URL of a file below the base path of the game; a URL of another site is returned unchanged. */
export function ownFile(basePath: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? basePath + address.slice(1) : address
}
