import { QueryCache, QueryClient } from '@tanstack/react-query'
import { addJitter, backoffMs, isEngagementError } from '@touchline/engagement-sdk'
import { isRetryable } from '../platform/faults.ts'
import { keys } from './keys.ts'

const CACHE_LIFETIME_MS = 5 * 60_000
const MAX_RETRIES = 3
const BACKOFF = { baseMs: 1000, maxMs: 30_000 }
/** The platform may ask for this wait. After a longer one the player decides: a screen offers the retry, Submit is free again. */
const LONGEST_WAIT_MS = 120_000

/** Creates the cache of the game: five minutes, and three retries of a read while the page's budget lasts. */
export function createQueryClient(): QueryClient {
  const budget = createRetryBudget()
  const client = new QueryClient({
    queryCache: new QueryCache({ onSuccess: budget.earn }),
    defaultOptions: {
      queries: {
        staleTime: CACHE_LIFETIME_MS,
        gcTime: CACHE_LIFETIME_MS,
        retry: (count, error) => count < MAX_RETRIES && isRepeated(error) && budget.spend(),
        retryDelay: (attempt, error) => retryDelayMs(attempt, error),
        // The event is that of the page's visibility.
        refetchOnWindowFocus: ({ state }) => state.error !== null && isRepeated(state.error),
      },
    },
  })
  // The lists and the reactions to live events keep the programs up to date.
  client.setQueryDefaults(keys.programs(), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return client
}

/** Returns whether a failed call is repeated: it may succeed, and the platform does not ask for a long wait. */
export function isRepeated(error: unknown): boolean {
  return isRetryable(error) && (platformWaitMs(error) ?? 0) <= LONGEST_WAIT_MS
}

/**
 * Returns how long a read waits before a retry: a second at least, doubling to thirty, and as long as the platform asks. Up to
 * half of that is added, so that devices that failed together do not come back together.
 */
export function retryDelayMs(attempt: number, error: unknown, random: () => number = Math.random): number {
  const minimumMs = Math.max(backoffMs(attempt, BACKOFF), platformWaitMs(error) ?? 0)
  return addJitter(minimumMs, minimumMs / 2, random)
}

/** Returns how long the platform asked to wait; undefined if it did not or the browser hides it. */
export function platformWaitMs(error: unknown): number | undefined {
  // An error of the game carries the platform's as its cause.
  const { cause }: { cause?: unknown } = Object(error)
  return [error, cause].find(isEngagementError)?.retryAfterMs
}

/** Extra share of a wait, at most: fans who were turned away together come back apart. */
const WAIT_JITTER = 0.5
/** The part of the time until the closing that a wait takes at most: one attempt at least remains. */
const LONGEST_SHARE = 0.5

/** The platform was too busy for an answer and asked to wait. */
export interface PlatformWait {
  /** When answers may be sent again, by the platform's clock. */
  readonly until: number
  /** Whether the platform asked for more time than is left until the fixture closes. */
  readonly isBeyondClosing: boolean
}

interface WaitOptions {
  /** By the platform's clock. */
  readonly now: number
  readonly closesAt: number
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined
}

/** Returns how long the player waits before a further Submit; undefined if the platform asked for no wait in its refusals. */
export function platformWaitAfter(
  refusals: readonly unknown[],
  { now, closesAt, random = Math.random }: WaitOptions,
): PlatformWait | undefined {
  const askedMs = Math.max(0, ...refusals.map((error) => platformWaitMs(error) ?? 0))
  if (askedMs === 0) return undefined
  const leftMs = Math.max(0, closesAt - now)
  const longestMs = Math.min(askedMs, LONGEST_WAIT_MS, (leftMs * LONGEST_SHARE) / (1 + WAIT_JITTER))
  return {
    until: now + addJitter(longestMs, longestMs * WAIT_JITTER, random),
    isBeyondClosing: askedMs >= leftMs,
  }
}

/** In tenths: each success earns one. */
const RETRY_COST = 10
/** A page starts with the three retries of one read, and never saves more. */
const MOST = 3 * RETRY_COST

/** The retries that a page has left. */
export interface RetryBudget {
  /** Adds a tenth of a retry. */
  earn(): void
  /** Takes one retry. Returns false if none is left. */
  spend(): boolean
}

/**
 * Returns a budget for three retries. Each success earns a tenth of one, so that the retries of a page that stays open are at
 * most a tenth of its reads: during an outage it does not multiply its load.
 */
export function createRetryBudget(): RetryBudget {
  let left = MOST
  return {
    earn: () => {
      left = Math.min(MOST, left + 1)
    },
    spend: () => {
      if (left < RETRY_COST) return false
      left -= RETRY_COST
      return true
    },
  }
}
