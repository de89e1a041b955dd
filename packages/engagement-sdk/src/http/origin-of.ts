import { parseUrl } from './parse-url.ts'

/**
 * Returns the origin of an http(s) address; undefined for anything else, which no token is ever sent to.
 *
 * @example originOf('https://platform.test/api/v1/') //=> 'https://platform.test'
 */
export function originOf(url: string): string | undefined {
  return /^https?:/i.test(url) ? parseUrl(url)?.origin : undefined
}
