import { QueryClient } from '@tanstack/react-query'
import { isRetryable } from '../platform/read-errors.ts'

const CACHE_LIFETIME_MS = 5 * 60_000
const MAX_RETRIES = 3
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** The cache of the game: five minutes, three retries, the first after a second, doubling to thirty. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_LIFETIME_MS,
        gcTime: CACHE_LIFETIME_MS,
        retry: (count, error) => count < MAX_RETRIES && isRetryable(error),
        retryDelay: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS),
        refetchOnWindowFocus: false,
      },
    },
  })
}
