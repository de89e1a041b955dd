import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { bearerOf } from './bearer.ts'
import { HttpError } from './errors.ts'

/** How fast one token may ask: so many at once, so many a second after that. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

/** Far above what a game does, far below what a loop gone wrong does. */
export const DEFAULT_RATE_LIMIT: RateLimit = { burst: 1000, perSecond: 100 }

interface Bucket {
  left: number
  filledAt: number
}

const REMEMBERED = 50_000

/** A bucket a token that refills with time. */
export function createRateLimiter({ burst, perSecond }: RateLimit, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()
  return {
    /** Takes one request; returns the whole seconds to wait where there is none to take. */
    take(key: string): number {
      if (buckets.size > REMEMBERED) buckets.clear()
      const at = now()
      const bucket = buckets.get(key) ?? { left: burst, filledAt: at }
      bucket.left = Math.min(burst, bucket.left + ((at - bucket.filledAt) / 1000) * perSecond)
      bucket.filledAt = at
      buckets.set(key, bucket)
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perSecond))
      bucket.left -= 1
      return 0
    },
  }
}

/** 429 with `Retry-After` for a token that asks too often. Each process counts for itself. */
export function rateLimitMiddleware(limit: RateLimit): MiddlewareHandler {
  const limiter = createRateLimiter(limit)
  return async (c, next) => {
    const token = bearerOf(c)
    const waitSeconds =
      token === undefined ? 0 : limiter.take(createHash('sha256').update(token).digest('base64'))
    if (waitSeconds === 0) return next()
    c.header('retry-after', String(waitSeconds))
    throw new HttpError(429, `Too many requests. Try again in ${waitSeconds} s.`)
  }
}
