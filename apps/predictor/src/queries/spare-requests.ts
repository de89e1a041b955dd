import type { QueryClient } from '@tanstack/react-query'

/** After a failed read the page asks for no more than it needs: a platform that recovers has many fans waiting. */
const NEEDED_ONLY_MS = 120_000

/**
 * Returns whether the page may send what the player does not need.
 *
 * @param failedAt when a read failed last, in the same time as `now`; undefined if none did
 */
export function maySpareRequests(failedAt: number | undefined, now: number): boolean {
  return failedAt === undefined || now - failedAt >= NEEDED_ONLY_MS
}

/** Returns when a read of the page failed last, after its retries; undefined if none did. Epoch milliseconds of the device. */
export function lastFailureAt(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.errorUpdatedAt)
  // A read that never failed has 0.
  return Math.max(0, ...times) || undefined
}
