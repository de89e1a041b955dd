import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  type LeaderboardRef,
} from '@touchline/engagement-sdk'
import type { Board, Standing, Tournament } from '@touchline/game-rules'
import { isAbsent } from '../platform/read-errors.ts'
import { standingFromEntry } from '../platform/standing-from-entry.ts'
import { belongsTo } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'
import { cachedPrograms } from './programs.ts'

/** Entries a page (specification, section 9). */
export const BOARD_PAGE_SIZE = 50

/** Pages in memory at once. Further ones replace those at the other end, which are read again on the way back. */
const MAX_BOARD_PAGES = 10

/** One page of a board. */
export interface BoardPage {
  readonly start: number
  readonly standings: readonly Standing[]
  readonly total: number | undefined
  readonly hasMore: boolean
}

/** A board from the top, fifty names at a time. */
export function boardQuery(session: PlatformSession, boardId: string) {
  return infiniteQueryOptions({
    queryKey: keys.board(boardId),
    queryFn: ({ client, pageParam, signal }) =>
      readBoardPage(session, { client, boardId, start: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (page: BoardPage) => (page.hasMore ? page.start + BOARD_PAGE_SIZE : undefined),
    getPreviousPageParam: (page: BoardPage) => (page.start > 0 ? page.start - BOARD_PAGE_SIZE : undefined),
    maxPages: MAX_BOARD_PAGES,
  })
}

/** The page of a board that holds a rank. */
export function boardAroundQuery(session: PlatformSession, boardId: string, rank: number) {
  const start = Math.max(0, rank - 1 - BOARD_PAGE_SIZE / 2)
  return queryOptions({
    queryKey: keys.boardAround(boardId, start),
    queryFn: ({ client, signal }) => readBoardPage(session, { client, boardId, start, signal }),
  })
}

interface BoardRead {
  readonly client: QueryClient
  readonly boardId: string
  readonly start: number
  readonly signal: AbortSignal
}

async function readBoardPage(
  session: PlatformSession,
  { client, boardId, start, signal }: BoardRead,
): Promise<BoardPage> {
  await session.ready()
  const pages = getLeaderboardEntries(session.engagement, {
    ...leaderboardOf(client, boardId),
    pageSize: BOARD_PAGE_SIZE,
    start,
    signal,
  })
  for await (const page of pages) {
    return {
      start,
      standings: page.results.map(standingFromEntry),
      total: page.count,
      hasMore: page.next !== undefined,
    }
  }
  return { start, standings: [], total: 0, hasMore: false }
}

/** The leaderboard as a fixture carried it, which saves a request; else its id. */
export function leaderboardOf(client: QueryClient, boardId: string): LeaderboardRef {
  for (const program of cachedPrograms(client)) {
    const leaderboard = program.leaderboards.find((one) => one.id === boardId)
    if (leaderboard !== undefined) return { leaderboard }
  }
  return { leaderboardId: boardId }
}

/** Returns the boards of every match of the tournament in the cache. */
export function cachedBoards(client: QueryClient, tournament: Tournament): readonly Board[] {
  const matches = cachedPrograms(client).filter((program) => belongsTo(program, tournament))
  return matches.flatMap(({ leaderboards }) => leaderboards)
}

/** Reads the player's own row; null for a player who is not on the board. */
export function ownStandingQuery(session: PlatformSession, boardId: string) {
  return queryOptions({
    queryKey: keys.ownStanding(boardId),
    queryFn: async ({ client, signal }) => {
      const { id } = await session.ready()
      try {
        const entry = await getLeaderboardProfileRank(session.engagement, {
          ...leaderboardOf(client, boardId),
          profileId: id,
          signal,
        })
        return standingFromEntry(entry)
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
  })
}

/** All pages as one list, each player once: a board that moves while it is read repeats names. */
export function standingsOf(pages: readonly BoardPage[]): readonly Standing[] {
  const byPlayer = new Map<string, Standing>()
  for (const standing of pages.flatMap((page) => page.standings)) {
    if (!byPlayer.has(standing.playerId)) byPlayer.set(standing.playerId, standing)
  }
  return [...byPlayer.values()]
}
