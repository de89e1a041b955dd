import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import type { LeaderboardEntry } from '../wire/leaderboard.ts'
import {
  type LeaderboardPage,
  type LeaderboardQueryOptions,
  leaderboardEntries,
  leaderboardQuery,
} from './leaderboard-query.ts'

/** The entries of a leaderboard that have been read. */
export interface LeaderboardEntries {
  /** By rank, each profile once. */
  readonly entries: readonly LeaderboardEntry[]
  /** Entries of the whole leaderboard, if the platform returns it. */
  readonly total: number | undefined
}

/**
 * Reads a leaderboard; `fetchNextPage` adds its next entries.
 *
 * @param options undefined while the leaderboard is unknown: nothing is read
 * @example const { data, fetchNextPage, hasNextPage } = useLeaderboard(engagement, { leaderboardId, pageSize: 50 })
 */
export function useLeaderboard(
  engagement: Engagement,
  options: LeaderboardQueryOptions | undefined,
): UseInfiniteQueryResult<LeaderboardEntries> {
  const query = leaderboardQuery(engagement, options ?? { leaderboardId: '' })
  return useInfiniteQuery({ ...query, enabled: options !== undefined, select: entriesOf })
}

function entriesOf({ pages }: InfiniteData<LeaderboardPage>): LeaderboardEntries {
  return { entries: leaderboardEntries(pages), total: pages.at(-1)?.total }
}
