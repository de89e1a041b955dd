import { isPlatformHttpError } from './platform-http-error.ts'

/**
 * Returns the milliseconds that a `Retry-After` header asks to wait, as seconds or as a date; undefined for a header
 * that is absent, unreadable or in the past.
 *
 * @param now epoch milliseconds, for the header's form as a date
 * @param longestMs maximum of the result
 */
export function parseRetryAfter(
  header: string | null | undefined,
  now: number,
  longestMs = Number.POSITIVE_INFINITY,
): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return ms >= 0 ? Math.min(ms, longestMs) : undefined
}

/**
 * Returns the milliseconds that the platform asked to wait in `Retry-After`; undefined if it did not, or if a browser
 * hides the header from scripts.
 *
 * @param now epoch milliseconds, for the header's form as a date
 * @example retryAfterMs(new PlatformHttpError({ status: 429, detail: '', retryAfter: '3' }), 0) //=> 3000
 */
export function retryAfterMs(error: unknown, now: number): number | undefined {
  return isPlatformHttpError(error) ? parseRetryAfter(error.retryAfter, now) : undefined
}
