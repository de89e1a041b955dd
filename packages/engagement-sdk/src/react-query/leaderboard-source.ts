import type { QueryClient } from '@tanstack/react-query'
import type { LeaderboardRef } from '../resources/leaderboards.ts'
import type { Leaderboard } from '../wire/leaderboard.ts'
import type { QueryReadiness } from './readiness.ts'

/** The leaderboard of a query. */
export interface LeaderboardSource extends QueryReadiness {
  readonly leaderboardId: string
  /**
   * The leaderboard as it was read before, for example with a program, which saves a request. A function is called at each
   * read.
   */
  readonly leaderboard?: Leaderboard | ((client: QueryClient) => Leaderboard | undefined) | undefined
}

/** Returns the leaderboard as it was read before, else its id. */
export function leaderboardRef(
  { leaderboardId, leaderboard }: LeaderboardSource,
  client: QueryClient,
): LeaderboardRef {
  const known = typeof leaderboard === 'function' ? leaderboard(client) : leaderboard
  return known === undefined ? { leaderboardId } : { leaderboard: known }
}
