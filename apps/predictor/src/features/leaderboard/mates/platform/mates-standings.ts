import { queryOptions } from '@tanstack/react-query'
import { getLeaderboardEntries } from '@touchline/engagement-sdk'
import type { Standing } from '@touchline/game-rules'
import { keys } from '../../../../queries/keys.ts'
import { leaderboardOf, standingFromEntry } from '../../../../queries/leaderboards.ts'
import type { PlatformSession } from '../../../../queries/session.ts'
import { MATES_LIMITS } from '../mates-board.ts'

/** Reads the rows of the members on a leaderboard, in one request. */
export function matesStandingsQuery(session: PlatformSession, boardId: string, memberIds: readonly string[]) {
  return queryOptions({
    queryKey: [...keys.board(boardId), 'mates', ...memberIds],
    queryFn: async ({ client, signal }): Promise<readonly Standing[]> => {
      const pages = getLeaderboardEntries(session.engagement, {
        ...leaderboardOf(client, boardId),
        profileIds: memberIds,
        pageSize: MATES_LIMITS.members,
        signal,
      })
      for await (const { results } of pages) return results.map(standingFromEntry)
      return []
    },
  })
}

/**
 * Ranks some players of a board among themselves, in the order of the board: who shares a rank there shares it here.
 * Players without a rank are left out.
 */
export function rankAmong(standings: readonly Standing[]): readonly Standing[] {
  const placed = standings.filter(({ rank }) => rank !== undefined)
  const ranks = placed.map(({ rank = 0 }) => rank).sort((one, other) => one - other)
  return placed
    .map((standing) => ({ ...standing, rank: 1 + ranks.indexOf(standing.rank ?? 0) }))
    .sort((one, other) => one.rank - other.rank)
}
