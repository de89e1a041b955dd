import { type Fault, LONGEST_DELAY_MS } from '../core/fault.ts'
import { createRateLimiter } from './rate-limit.ts'

const TOO_MANY_REQUESTS = 429
/** All requests share one bucket. */
const ALL = ''

/**
 * Returns a function that computes a fault's effect on the current request; undefined if the fault's capacity has room
 * for the request. The load and the time are counted from this call on.
 * @param now epoch milliseconds
 */
export function effectOverTime(fault: Fault, now: () => number): () => Fault | undefined {
  const { perSecond, slowdownMs } = fault
  if (slowdownMs !== undefined) {
    const since = now()
    return () => ({ ...fault, delayMs: Math.min(LONGEST_DELAY_MS, ((now() - since) / 1000) * slowdownMs) })
  }
  if (perSecond === undefined) return () => fault
  const limiter = createRateLimiter({ burst: Math.max(1, perSecond), perSecond }, { now })
  return () => {
    const retryAfter = limiter.secondsToWait(ALL)
    if (retryAfter > 0) return { retryAfter, ...fault, status: TOO_MANY_REQUESTS }
    void limiter.take(ALL)
    return undefined
  }
}
