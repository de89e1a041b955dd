import { isPlatformHttpError } from './platform-http-error.ts'

/**
 * Milliseconds that the platform asked to wait in `Retry-After`; undefined where it did not, or
 * where a browser hides the header from scripts.
 *
 * @param now epoch milliseconds, for the header's form as a date
 * @example retryAfterMs(new PlatformHttpError({ status: 429, detail: '', retryAfter: '3' }), 0) //=> 3000
 */
export function retryAfterMs(error: unknown, now: number): number | undefined {
  if (!isPlatformHttpError(error) || !error.retryAfter) return undefined
  const { retryAfter } = error
  const seconds = Number(retryAfter)
  if (seconds >= 0) return seconds * 1000
  const ms = Date.parse(retryAfter) - now
  return ms > 0 ? ms : undefined
}
