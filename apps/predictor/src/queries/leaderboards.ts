import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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
import type { PlatformAccess } from './platform-access.ts'

/** Entries a page (specification, section 9). */
export const BOARD_PAGE_SIZE = 50

/** Pages that are held at once; who scrolls on lets go of those at the other end, and reads them again on the way back. */
const MAX_BOARD_PAGES = 10

/** One page of a board. */
export interface BoardPage {
  readonly start: number
  readonly standings: readonly Standing[]
  readonly total: number | undefined
  readonly hasMore: boolean
}

/** A board from the top, fifty names at a time. */
export function boardQuery(access: PlatformAccess, boardId: string) {
  return infiniteQueryOptions({
    queryKey: keys.board(boardId),
    queryFn: ({ pageParam, signal }) => readBoardPage(access, { boardId, start: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (page: BoardPage) => (page.hasMore ? page.start + BOARD_PAGE_SIZE : undefined),
    getPreviousPageParam: (page: BoardPage) => (page.start > 0 ? page.start - BOARD_PAGE_SIZE : undefined),
    maxPages: MAX_BOARD_PAGES,
  })
}

/** The page of a board that holds a rank. */
export function boardAroundQuery(access: PlatformAccess, boardId: string, rank: number) {
  const start = Math.max(0, rank - 1 - BOARD_PAGE_SIZE / 2)
  return queryOptions({
    queryKey: keys.boardAround(boardId, start),
    queryFn: ({ signal }) => readBoardPage(access, { boardId, start, signal }),
  })
}

interface BoardRead {
  readonly boardId: string
  readonly start: number
  readonly signal: AbortSignal
}

async function readBoardPage(
  access: PlatformAccess,
  { boardId, start, signal }: BoardRead,
): Promise<BoardPage> {
  await access.ready()
  const pages = getLeaderboardEntries(access.engagement, {
    ...leaderboardOf(access, boardId),
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
function leaderboardOf({ programs }: PlatformAccess, boardId: string): LeaderboardRef {
  for (const program of programs.values()) {
    const leaderboard = program.leaderboards.find((one) => one.id === boardId)
    if (leaderboard !== undefined) return { leaderboard }
  }
  return { leaderboardId: boardId }
}

/** The boards of every match of the tournament that was read so far. */
export function boardsRead({ programs }: PlatformAccess, tournament: Tournament): readonly Board[] {
  const matches = [...programs.values()].filter((program) => belongsTo(program, tournament))
  return matches.flatMap(({ leaderboards }) => leaderboards)
}

/** The player's own line; a player who is not on the board has none, which is no failure. */
export function ownStandingQuery(access: PlatformAccess, boardId: string) {
  return queryOptions({
    queryKey: keys.ownStanding(boardId),
    queryFn: async ({ signal }) => {
      const { id } = await access.ready()
      try {
        const entry = await getLeaderboardProfileRank(access.engagement, {
          ...leaderboardOf(access, boardId),
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
