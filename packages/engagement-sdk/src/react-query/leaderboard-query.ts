import { type DataTag, type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import { getLeaderboardEntries } from '../resources/leaderboards.ts'
import type { LeaderboardEntry } from '../wire/leaderboard.ts'
import { engagementKeys } from './engagement-keys.ts'
import type { QueryContext } from './engagement-query.ts'
import { type LeaderboardSource, leaderboardRef } from './leaderboard-source.ts'
import { untilReady } from './readiness.ts'

const DEFAULT_PAGE_SIZE = 20

/** Options of {@link leaderboardQuery}. */
export interface LeaderboardQueryOptions extends LeaderboardSource {
  /** At most 100. @default 20 */
  readonly pageSize?: number | undefined
  /** Entries before the first page. @default 0 */
  readonly start?: number | undefined
}

/** Some entries of a leaderboard. */
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
export interface LeaderboardQuery {
  readonly queryKey: DataTag<readonly unknown[], InfiniteData<LeaderboardPage>, Error>
  readonly queryFn: (context: QueryContext & { readonly pageParam: number }) => Promise<LeaderboardPage>
  readonly initialPageParam: number
  readonly getNextPageParam: (page: LeaderboardPage) => number | undefined
  readonly getPreviousPageParam: (page: LeaderboardPage) => number | undefined
}

/**
 * Returns the infinite query of a leaderboard, page by page in both directions.
 *
 * @example const board = useInfiniteQuery({ ...leaderboardQuery(engagement, { leaderboardId, pageSize: 50 }), maxPages: 10 })
 */
export function leaderboardQuery(engagement: Engagement, options: LeaderboardQueryOptions): LeaderboardQuery {
  const { leaderboardId, ready, pageSize = DEFAULT_PAGE_SIZE, start: firstStart = 0 } = options
  const queryFn: LeaderboardQuery['queryFn'] = async ({ client, pageParam: start, signal }) => {
    await untilReady(engagement, ready, signal)
    const ref = leaderboardRef(options, client)
    for await (const page of getLeaderboardEntries(engagement, { ...ref, pageSize, start, signal })) {
      const length = page.results.length + page.rejected.length
      const isLast = page.next === undefined || length === 0
      return {
        start,
        entries: page.results,
        total: page.count,
        nextStart: isLast ? undefined : start + length,
      }
    }
    return { start, entries: [], total: 0, nextStart: undefined }
  }
  const paging = {
    initialPageParam: firstStart,
    getNextPageParam: ({ nextStart }: LeaderboardPage) => nextStart,
    getPreviousPageParam: ({ start }: LeaderboardPage) =>
      start > 0 ? Math.max(0, start - pageSize) : undefined,
  }
  const key = [...engagementKeys.leaderboard(leaderboardId), 'entries', { pageSize, start: firstStart }]
  const { queryKey } = infiniteQueryOptions({ queryKey: key, queryFn, ...paging })
  return { queryKey, queryFn, ...paging }
}

/**
 * Returns the entries of several pages, each profile once: a leaderboard that changes while it is read repeats profiles.
 *
 * @example leaderboardEntries(board.data?.pages ?? []).map(({ rank }) => rank) //=> [1, 2, 3]
 */
export function leaderboardEntries(pages: readonly LeaderboardPage[]): readonly LeaderboardEntry[] {
  const byProfile = new Map<string, LeaderboardEntry>()
  for (const entry of pages.flatMap(({ entries }) => entries))
    if (!byProfile.has(entry.profile_id)) byProfile.set(entry.profile_id, entry)
  return [...byProfile.values()]
}
