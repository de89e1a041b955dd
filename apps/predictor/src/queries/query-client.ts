import { QueryClient } from '@tanstack/react-query'
import { retryAfterMs } from '@touchline/engagement-sdk'
import { isRetryable } from '../platform/read-errors.ts'

const CACHE_LIFETIME_MS = 5 * 60_000
const MAX_RETRIES = 3
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
/** A longer wait than this is the player's to decide: the screen fails and offers the retry. */
const LONGEST_ASKED_MS = 120_000
/** Devices that the platform asked to wait in the same second retry spread over this time. */
const SPREAD_MS = 1000

/** The cache of the game: five minutes, three retries, the first after a second, doubling to thirty. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_LIFETIME_MS,
        gcTime: CACHE_LIFETIME_MS,
        retry: (count, error) => count < MAX_RETRIES && isRepeated(error),
        retryDelay: (attempt, error) => retryDelayMs(attempt, error),
        refetchOnWindowFocus: false,
      },
    },
  })
}

function isRepeated(error: unknown): boolean {
  return isRetryable(error) && (platformWaitMs(error) ?? 0) <= LONGEST_ASKED_MS
}

/** Returns how long a read waits before a retry: at least as long as the platform asks for. */
export function retryDelayMs(attempt: number, error: unknown, random: () => number = Math.random): number {
  const backoffMs = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS)
  const asked = platformWaitMs(error)
  return asked === undefined ? backoffMs : Math.max(backoffMs, asked + random() * SPREAD_MS)
}

/** Returns how long the platform asked to wait; undefined if it did not or the browser hides it. */
export function platformWaitMs(error: unknown): number | undefined {
  // The fixtures' own error carries the platform's as its cause.
  return retryAfterMs(error, Date.now()) ?? retryAfterMs(causeOf(error), Date.now())
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
