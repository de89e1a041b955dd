import { queryOptions } from '@tanstack/react-query'
import {
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  type LeaderboardEntry,
  type LeaderboardRef,
} from '@touchline/engagement-sdk'
import type { Standing } from '@touchline/game-rules'
import { MATES_LIMITS } from '../device/mates-boards.ts'
import { isAbsent } from '../platform/faults.ts'
import { standingFromEntry } from '../platform/standing-from-entry.ts'
import { keys } from './keys.ts'
import { leaderboardOf } from './leaderboards.ts'
import type { PlatformSession } from './platform-session.ts'

/** Entries that are read one by one on a platform without the filter, and how many of them at once. */
const SINGLE_READS = { most: 20, atOnce: 4 } as const

/** The rows of mates on a leaderboard. */
export interface MatesStandings {
  readonly standings: readonly Standing[]
  /** Mates whose rows were not requested, because this platform returns them only one by one. */
  readonly unreadCount: number
}

interface Wanted {
  readonly boardId: string
  readonly memberIds: readonly string[]
}

/** The rows of the members on a leaderboard, in one request. */
export function matesStandingsQuery(session: PlatformSession, { boardId, memberIds }: Wanted) {
  return queryOptions({
    queryKey: keys.boardOfMates(boardId, memberIds),
    queryFn: async ({ client, signal }): Promise<MatesStandings> => {
      const me = await session.ready()
      const board = leaderboardOf(client, boardId)
      const entries = await readFiltered(session, { board, memberIds, signal })
      if (entries !== undefined) return { standings: entries.map(standingFromEntry), unreadCount: 0 }
      // The own row first: it is never among those that are left out.
      const others = memberIds.filter((id) => id !== me.id)
      const ids = others.length < memberIds.length ? [me.id, ...others] : others
      const read = ids.slice(0, SINGLE_READS.most)
      const single = await readOneByOne(session, { board, memberIds: read, signal })
      return { standings: single.map(standingFromEntry), unreadCount: ids.length - read.length }
    },
  })
}

interface Read {
  readonly board: LeaderboardRef
  readonly memberIds: readonly string[]
  readonly signal: AbortSignal
}

/** Returns undefined if the platform returns entries of others, that is, if it does not know the filter. */
async function readFiltered(
  { engagement }: PlatformSession,
  { board, memberIds, signal }: Read,
): Promise<readonly LeaderboardEntry[] | undefined> {
  const pages = getLeaderboardEntries(engagement, {
    ...board,
    profileIds: memberIds,
    pageSize: MATES_LIMITS.members,
    signal,
  })
  for await (const { results } of pages) {
    return results.every(({ profile_id }) => memberIds.includes(profile_id)) ? results : undefined
  }
  return []
}

async function readOneByOne(
  { engagement }: PlatformSession,
  { board, memberIds, signal }: Read,
): Promise<readonly LeaderboardEntry[]> {
  const entries: LeaderboardEntry[] = []
  for (let first = 0; first < memberIds.length; first += SINGLE_READS.atOnce) {
    const some = memberIds.slice(first, first + SINGLE_READS.atOnce)
    const read = await Promise.all(
      some.map((profileId) =>
        getLeaderboardProfileRank(engagement, { ...board, profileId, signal }).catch((error: unknown) => {
          if (isAbsent(error)) return undefined
          throw error
        }),
      ),
    )
    entries.push(...read.filter((entry) => entry !== undefined))
  }
  return entries
}
