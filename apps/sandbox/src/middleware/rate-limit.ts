import type { Context, MiddlewareHandler } from 'hono'
import { HttpError } from './http-error.ts'

/** The limit of a token bucket: requests at once, and requests per second after that. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

/** Far above the rate of a game, far below that of a runaway loop. */
export const DEFAULT_RATE_LIMIT: RateLimit = { burst: 1000, perSecond: 100 }

/** Stores the requests of tokens for processes that share a database. */
export interface RateStore {
  /** Takes requests from a token's bucket and returns how many are left; below 0 if more were taken than it had. */
  spend(key: string, requests: number): Promise<number>
}

interface Bucket {
  left: number
  filledAt: number
  /** Requests that are not yet stored. */
  unstored: number
}

const REMEMBERED = 50_000
const LARGEST_SHARE = 100

interface LimiterPorts {
  /** @default Date.now */
  readonly now?: () => number
  /** @default none: this process is alone */
  readonly store?: RateStore | undefined
  /** Called if the store cannot be reached; until it can, each process counts on its own. @default silent */
  readonly onError?: (error: unknown) => void
}

/**
 * Creates a token bucket for each key. Processes that share a store count on their own and write to the store after every
 * tenth of a burst, so that a few requests need no database query.
 */
export function createRateLimiter(
  { burst, perSecond }: RateLimit,
  { now = Date.now, store, onError = () => {} }: LimiterPorts = {},
) {
  const buckets = new Map<string, Bucket>()
  const share = Math.min(LARGEST_SHARE, Math.max(1, Math.floor(burst / 10)))

  async function settle(key: string, bucket: Bucket): Promise<void> {
    const spent = bucket.unstored
    bucket.unstored = 0
    try {
      const left = await store?.spend(key, spent)
      // The store does not know the requests since then.
      if (left !== undefined) bucket.left = left - bucket.unstored
    } catch (error) {
      onError(error)
    }
  }

  function refilled(key: string): Bucket {
    const at = now()
    const bucket = buckets.get(key) ?? { left: burst, filledAt: at, unstored: 0 }
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.filledAt) / 1000) * perSecond)
    bucket.filledAt = at
    return bucket
  }

  function secondsUntilOne({ left }: Bucket): number {
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / perSecond)) : 0
  }

  return {
    /** Returns the whole seconds until the next request is allowed, without taking one. */
    secondsToWait: (key: string) => secondsUntilOne(refilled(key)),
    /** Takes one request. Returns the whole seconds to wait if none is left, else 0. */
    async take(key: string): Promise<number> {
      if (buckets.size > REMEMBERED) buckets.clear()
      const bucket = refilled(key)
      buckets.set(key, bucket)
      const waitSeconds = secondsUntilOne(bucket)
      if (waitSeconds > 0) return waitSeconds
      bucket.left -= 1
      bucket.unstored += 1
      if (store && bucket.unstored >= share) await settle(key, bucket)
      return 0
    },
  }
}

/** An address may send this many times the requests of a token, since many players share one. */
const TOKENS_PER_ADDRESS = 10

/** Returns the limit of an address for a limit of a token. */
export function limitPerAddress({ burst, perSecond }: RateLimit): RateLimit {
  return { burst: burst * TOKENS_PER_ADDRESS, perSecond: perSecond * TOKENS_PER_ADDRESS }
}

/** Responds with 429 and `Retry-After` to the requests of a key that exceeds its limit. @param keyOf undefined for no limit */
export function limitRate(
  limiter: ReturnType<typeof createRateLimiter>,
  keyOf: (c: Context) => string | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const key = keyOf(c)
    const waitSeconds = key === undefined ? 0 : await limiter.take(key)
    if (waitSeconds > 0) {
      c.header('retry-after', String(waitSeconds))
      throw new HttpError(429, `Too many requests. Try again in ${waitSeconds} s.`)
    }
    return next()
  }
}

/** What a database can answer. */
export interface Capacity {
  /** Requests that run at a time. */
  readonly running: number
  /** Requests a second. */
  readonly perSecond: number
}

const LONGEST_WAIT_S = 30

/**
 * Responds at once with 429 and `Retry-After` while as many requests as the database can serve in a moment are running. Without it a
 * request beyond the capacity would wait behind all others and be refused as late, and so would health checks. Refused requests come
 * back at the rate of the capacity: if all came back after a second, refusing them again would leave the database no time.
 * @param now epoch milliseconds. @default Date.now
 */
export function limitConcurrency({ running: most, perSecond }: Capacity, now = Date.now): MiddlewareHandler {
  let running = 0
  /** When the request that was refused last may come back. */
  let backAt = 0
  return async (c, next) => {
    if (running >= most) {
      backAt = Math.max(backAt, now()) + 1000 / perSecond
      const waitSeconds = Math.min(LONGEST_WAIT_S, Math.ceil((backAt - now()) / 1000))
      c.header('retry-after', String(waitSeconds))
      throw new HttpError(429, `${most} requests are running already. Try again in ${waitSeconds} s.`)
    }
    running += 1
    try {
      await next()
    } finally {
      running -= 1
    }
  }
}
