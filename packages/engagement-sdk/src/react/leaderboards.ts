import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import { superseded } from '../engagement/session.ts'
import { isEngagementError, NotInitialisedError } from '../errors/errors.ts'
import {
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  type LeaderboardRef,
} from '../resources/leaderboards.ts'
import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import {
  type EngagementQuery,
  engagementKeys,
  type QueryContext,
  type QueryReadiness,
  untilReady,
  useProfileId,
} from './query.ts'

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

const DEFAULT_PAGE_SIZE = 20

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

export interface LeaderboardRankQueryOptions extends LeaderboardSource {
  /** @default the player of the engagement, which the query then requires */
  readonly profileId?: string | undefined
}

/**
 * Returns the query of one profile's entry; its data is null for a profile that is not on the leaderboard. The key contains the
 * profile, so create it after `init`: a query without a profile fails, unless `ready` signs the player in, and a query of a
 * player who was replaced fails instead of showing another player's rank.
 *
 * @example const { data: own } = useQuery(leaderboardRankQuery(engagement, { leaderboardId, profileId }))
 */
export function leaderboardRankQuery(
  engagement: Engagement,
  options: LeaderboardRankQueryOptions,
): EngagementQuery<LeaderboardEntry | null> {
  const { leaderboardId, ready } = options
  const ownId = engagement.profile?.id
  const profileId = options.profileId ?? ownId
  const queryFn = async ({ client, signal }: QueryContext): Promise<LeaderboardEntry | null> => {
    if (profileId === undefined && ready === undefined) throw new NotInitialisedError()
    await untilReady(engagement, ready, signal)
    const id = profileId ?? engagement.profile?.id
    if (id === undefined) throw new NotInitialisedError()
    const ref = leaderboardRef(options, client)
    const entry = await getLeaderboardProfileRank(engagement, { ...ref, profileId: id, signal }).catch(
      (error: unknown) => {
        if (isEngagementError(error, 'ResourceNotFoundError')) return null
        throw error
      },
    )
    if (options.profileId === undefined && engagement.profile?.id !== id) throw superseded()
    return entry
  }
  const queryKey = [...engagementKeys.leaderboard(leaderboardId), 'rank', profileId] as const
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn }
}

/**
 * Reads the own entry of a leaderboard; the next player's after a change of player. The data is null for a player who is not on
 * it.
 *
 * @param options undefined while the leaderboard is unknown: nothing is read
 * @example const { data: own } = useLeaderboardRank(engagement, { leaderboardId })
 */
export function useLeaderboardRank(
  engagement: Engagement,
  options: LeaderboardRankQueryOptions | undefined,
): UseQueryResult<LeaderboardEntry | null> {
  const ownId = useProfileId(engagement)
  const query = leaderboardRankQuery(engagement, options ?? { leaderboardId: '' })
  const isKnown = options !== undefined && (options.profileId ?? ownId) !== undefined
  return useQuery({ ...query, enabled: isKnown })
}
