import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { bearerOf } from './bearer.ts'
import { clientAddress } from './client-address.ts'
import { HttpError } from './http-error.ts'

/** How fast one token may ask: so many at once, so many a second after that. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

/** Far above what a game does, far below what a loop gone wrong does. */
export const DEFAULT_RATE_LIMIT: RateLimit = { burst: 1000, perSecond: 100 }

/** Where processes that share a database keep what tokens have spent. */
export interface RateStore {
  /** Takes so many requests from a token's bucket and returns what is left in it; below 0 where it was overdrawn. */
  spend(key: string, requests: number): Promise<number>
}

interface Bucket {
  left: number
  filledAt: number
  /** Requests that are not yet stored. */
  untold: number
}

const REMEMBERED = 50_000
const LARGEST_SHARE = 100

interface LimiterPorts {
  /** @default Date.now */
  readonly now?: () => number
  /** @default none: this process is alone */
  readonly store?: RateStore | undefined
  /** Called when the store cannot be reached; until it can, each process counts for itself. @default silent */
  readonly onError?: (error: unknown) => void
}

/**
 * A bucket a token that refills with time. Of processes that share a store, each counts for itself and settles with
 * the store for every tenth of a burst, so that a token's few requests cost no look at the database.
 */
export function createRateLimiter(
  { burst, perSecond }: RateLimit,
  { now = Date.now, store, onError = () => {} }: LimiterPorts = {},
) {
  const buckets = new Map<string, Bucket>()
  const share = Math.min(LARGEST_SHARE, Math.max(1, Math.floor(burst / 10)))

  async function settle(key: string, bucket: Bucket): Promise<void> {
    const spent = bucket.untold
    bucket.untold = 0
    try {
      const left = await store?.spend(key, spent)
      // What was taken here since then is not in that figure.
      if (left !== undefined) bucket.left = left - bucket.untold
    } catch (error) {
      onError(error)
    }
  }

  function refilled(key: string): Bucket {
    const at = now()
    const bucket = buckets.get(key) ?? { left: burst, filledAt: at, untold: 0 }
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
    /** Takes one request; returns the whole seconds to wait where there is none to take. */
    async take(key: string): Promise<number> {
      if (buckets.size > REMEMBERED) buckets.clear()
      const bucket = refilled(key)
      buckets.set(key, bucket)
      const waitSeconds = secondsUntilOne(bucket)
      if (waitSeconds > 0) return waitSeconds
      bucket.left -= 1
      bucket.untold += 1
      if (store && bucket.untold >= share) await settle(key, bucket)
      return 0
    },
  }
}

/** How much more than one token an address may ask for: many players share one. */
const TOKENS_PER_ADDRESS = 10

/** The limit of one address, from the limit of one token. */
export function limitPerAddress({ burst, perSecond }: RateLimit): RateLimit {
  return { burst: burst * TOKENS_PER_ADDRESS, perSecond: perSecond * TOKENS_PER_ADDRESS }
}

type Limiter = ReturnType<typeof createRateLimiter>

/** Answers 429 with `Retry-After` to a token that asks too often. */
export function limitTokens(limiter: Limiter): MiddlewareHandler {
  return async (c, next) => {
    const token = bearerOf(c)
    if (token !== undefined)
      refuseWhile(c, await limiter.take(createHash('sha256').update(token).digest('base64')))
    return next()
  }
}

/** Answers 429 with `Retry-After` to an address that asks too often, with any token or without one. */
export function limitAddresses(limiter: Limiter): MiddlewareHandler {
  return async (c, next) => {
    const address = clientAddress(c)
    if (address !== undefined) refuseWhile(c, await limiter.take(address))
    return next()
  }
}

function refuseWhile(c: Context, waitSeconds: number): void {
  if (waitSeconds === 0) return
  c.header('retry-after', String(waitSeconds))
  throw new HttpError(429, `Too many requests. Try again in ${waitSeconds} s.`)
}
