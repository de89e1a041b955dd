import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import { isEngagementError } from '../errors/errors.ts'
import {
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  type LeaderboardRef,
} from '../resources/leaderboards.ts'
import type { LeaderboardEntry } from '../wire/leaderboard.ts'
import {
  type EngagementQuery,
  engagementKeys,
  engagementQuery,
  ownQuery,
  type QueryContext,
  untilReady,
  useEngagementQuery,
  useRecovered,
} from './query.ts'

export type LeaderboardQueryOptions = LeaderboardRef & {
  /** At most 100. @default 20 */
  readonly pageSize?: number | undefined
}

function keyOf({ leaderboard, leaderboardId }: LeaderboardRef): readonly unknown[] {
  return engagementKeys.leaderboard(leaderboard?.id ?? leaderboardId ?? '')
}

export interface LeaderboardPage {
  /** Entries before this page. */
  readonly start: number
  readonly entries: readonly LeaderboardEntry[]
  /** Entries over all pages, if the platform returns it. */
  readonly total: number | undefined
  /** Where the next page starts; undefined on the last. */
  readonly nextStart: number | undefined
}

/** Options of an infinite query: for `useInfiniteQuery` and `fetchInfiniteQuery`. */
// Not inferred, because the inferred type has symbols that the declarations of TanStack Query do not export.
export interface LeaderboardQuery {
  readonly queryKey: DataTag<readonly unknown[], InfiniteData<LeaderboardPage>, Error>
  readonly queryFn: (context: QueryContext & { readonly pageParam: number }) => Promise<LeaderboardPage>
  readonly initialPageParam: number
  readonly getNextPageParam: (page: LeaderboardPage) => number | undefined
  readonly getPreviousPageParam: (page: LeaderboardPage) => number | undefined
}

/** Returns the infinite query of a leaderboard, page by page in both directions from its `initialPageParam`, the first entry. */
export function leaderboardQuery(engagement: Engagement, options: LeaderboardQueryOptions): LeaderboardQuery {
  const { pageSize = 20 } = options
  const query: Omit<LeaderboardQuery, 'queryKey'> = {
    async queryFn({ pageParam: start, signal }) {
      await untilReady(engagement, signal)
      const read = { ...options, pageSize, start, signal }
      for await (const { results, rejected, count, next } of getLeaderboardEntries(engagement, read)) {
        const length = results.length + rejected.length
        const nextStart = next === undefined || length === 0 ? undefined : start + length
        return { start, entries: results, total: count, nextStart }
      }
      return { start, entries: [], total: 0, nextStart: undefined }
    },
    initialPageParam: 0,
    getNextPageParam: ({ nextStart }) => nextStart,
    getPreviousPageParam: ({ start }) => (start > 0 ? Math.max(0, start - pageSize) : undefined),
  }
  const queryKey = [...keyOf(options), 'entries', { pageSize }]
  return { queryKey: infiniteQueryOptions({ queryKey, ...query }).queryKey, ...query }
}

/** Returns the entries of several pages, each profile once: a leaderboard that changes while it is read repeats profiles. */
export function leaderboardEntries(pages: readonly LeaderboardPage[]): readonly LeaderboardEntry[] {
  const byProfile = new Map<string, LeaderboardEntry>()
  for (const entry of pages.flatMap(({ entries }) => entries))
    if (!byProfile.has(entry.profile_id)) byProfile.set(entry.profile_id, entry)
  return [...byProfile.values()]
}

export interface LeaderboardEntries {
  /** By rank, each profile once. */
  readonly entries: readonly LeaderboardEntry[]
  /** Entries of the whole leaderboard, if the platform returns it. */
  readonly total: number | undefined
}

/** Reads a leaderboard, or nothing while the options are undefined; `fetchNextPage` adds its next entries. */
export function useLeaderboard(
  engagement: Engagement,
  options: LeaderboardQueryOptions | undefined,
): UseInfiniteQueryResult<LeaderboardEntries> {
  const query = leaderboardQuery(engagement, options ?? { leaderboardId: '' })
  const result = useInfiniteQuery({
    ...query,
    enabled: options !== undefined,
    select: ({ pages }) => ({ entries: leaderboardEntries(pages), total: pages.at(-1)?.total }),
  })
  return useRecovered(engagement, result)
}

export type LeaderboardRankQueryOptions = LeaderboardRef & {
  /** @default the player of the engagement, which the query then requires */
  readonly profileId?: string | undefined
}

/**
 * Returns the query of one profile's entry; its data is null for a profile that is not on the leaderboard. The key contains the
 * profile, so create it after `init`: a query without a profile is disabled, and one of a player who was replaced fails instead of
 * showing another player's rank.
 */
export function leaderboardRankQuery(
  engagement: Engagement,
  options: LeaderboardRankQueryOptions,
): EngagementQuery<LeaderboardEntry | null> {
  const { profileId = engagement.profile?.id ?? '' } = options
  const key = [...keyOf(options), 'rank']
  const read = ({ signal }: QueryContext) =>
    getLeaderboardProfileRank(engagement, { ...options, profileId, signal }).catch((error: unknown) => {
      if (isEngagementError(error, 'ResourceNotFoundError')) return null
      throw error
    })
  if (options.profileId === undefined) return ownQuery(engagement, key, read)
  return engagementQuery(engagement, [...key, profileId], read)
}

/** Reads the own entry of a leaderboard, null without one, or nothing while the options are undefined. Follows the player. */
export function useLeaderboardRank(
  engagement: Engagement,
  options: LeaderboardRankQueryOptions | undefined,
): UseQueryResult<LeaderboardEntry | null> {
  return useEngagementQuery(engagement, options && leaderboardRankQuery(engagement, options))
}
