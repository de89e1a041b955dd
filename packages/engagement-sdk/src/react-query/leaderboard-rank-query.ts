import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import { isResourceNotFoundError, NotInitialisedError } from '../errors/errors.ts'
import { getLeaderboardProfileRank } from '../resources/leaderboards.ts'
import type { LeaderboardEntry } from '../wire/leaderboard.ts'
import { engagementKeys } from './engagement-keys.ts'
import type { EngagementQuery, QueryContext } from './engagement-query.ts'
import { type LeaderboardSource, leaderboardRef } from './leaderboard-source.ts'
import { untilReady } from './readiness.ts'

/** Options of {@link leaderboardRankQuery}. */
export interface LeaderboardRankQueryOptions extends LeaderboardSource {
  /** @default the player of the engagement */
  readonly profileId?: string | undefined
}

/**
 * Returns the query of one profile's entry; its data is null for a profile that is not on the leaderboard.
 *
 * @example const { data: own } = useQuery(leaderboardRankQuery(engagement, { leaderboardId }))
 */
export function leaderboardRankQuery(
  engagement: Engagement,
  options: LeaderboardRankQueryOptions,
): EngagementQuery<LeaderboardEntry | null> {
  const { leaderboardId, ready, profileId = engagement.profile?.id } = options
  const queryFn = async ({ client, signal }: QueryContext): Promise<LeaderboardEntry | null> => {
    await untilReady(engagement, ready, signal)
    const id = profileId ?? engagement.profile?.id
    if (id === undefined) throw new NotInitialisedError()
    const ref = leaderboardRef(options, client)
    try {
      return await getLeaderboardProfileRank(engagement, { ...ref, profileId: id, signal })
    } catch (error) {
      if (isResourceNotFoundError(error)) return null
      throw error
    }
  }
  const queryKey = [...engagementKeys.leaderboard(leaderboardId), 'rank', profileId] as const
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn }
}
