import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { LeaderboardEntry, LeaderboardRef } from '@touchline/engagement-sdk'
import {
  type LeaderboardPage,
  leaderboardEntries,
  leaderboardQuery,
  leaderboardRankQuery,
} from '@touchline/engagement-sdk/react'
import { hasVisibleCharacter, type Standing } from '@touchline/game-rules'
import { boundedText, LONGEST } from '../config/text-format.ts'
import { cachedPrograms } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './session.ts'

/** Entries a page (specification, section 9). */
const BOARD_PAGE_SIZE = 50

/** Pages in memory at once. Further ones replace those at the other end, which are read again on the way back. */
const MAX_BOARD_PAGES = 10

/**
 * Rows that are read above those around a player, at most: as many as fit in memory with them. A long board has thousands
 * of pages above, and all of them would be read on the way to its start.
 */
export const ROWS_ABOVE = (MAX_BOARD_PAGES - 1) * BOARD_PAGE_SIZE

/** The rows of a board that were read, in its order. */
interface BoardRows {
  /** Each player once. */
  readonly standings: readonly Standing[]
  /** How many rows of the board are before them. */
  readonly start: number
  /** How many rows the board has, if the platform returns it. */
  readonly total: number | undefined
}

/**
 * Reads a board, fifty names at a time, in both directions from a row. It is kept while the page is open: without a connection its
 * last rows are shown. Not enabled without a board.
 */
export function boardQuery({ engagement }: PlatformSession, boardId = '', start = 0) {
  const pagesOf = (leaderboard: LeaderboardRef) =>
    leaderboardQuery(engagement, { ...leaderboard, pageSize: BOARD_PAGE_SIZE })
  return infiniteQueryOptions({
    ...pagesOf({ leaderboardId: boardId }),
    queryKey: keys.board(boardId, start),
    queryFn: (context) => pagesOf(leaderboardOf(context.client, boardId)).queryFn(context),
    initialPageParam: start,
    maxPages: MAX_BOARD_PAGES,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: boardId !== '',
    select: boardRows,
  })
}

function boardRows({ pages }: InfiniteData<LeaderboardPage>): BoardRows {
  return {
    standings: leaderboardEntries(pages).map(standingFromEntry),
    start: pages[0]?.start ?? 0,
    total: pages.at(-1)?.total,
  }
}

/** Returns the first row of a page with a rank in its middle. */
export function startAround(rank: number): number {
  return Math.max(0, rank - 1 - BOARD_PAGE_SIZE / 2)
}

/** Returns the leaderboard of a fixture that was read, which saves a request; else its id. */
export function leaderboardOf(client: QueryClient, boardId: string): LeaderboardRef {
  for (const program of cachedPrograms(client)) {
    const leaderboard = program.leaderboards.find((one) => one.id === boardId)
    if (leaderboard !== undefined) return { leaderboard }
  }
  return { leaderboardId: boardId }
}

/** Reads the player's own row; null for a player who is not on the board. Not enabled without a board. */
export function ownStandingQuery({ engagement }: PlatformSession, boardId = '') {
  return queryOptions({
    queryKey: keys.ownStanding(boardId),
    queryFn: async (context) => {
      const { queryFn } = leaderboardRankQuery(engagement, leaderboardOf(context.client, boardId))
      const entry = await queryFn(context)
      return entry && standingFromEntry(entry)
    },
    gcTime: Number.POSITIVE_INFINITY,
    enabled: boardId !== '',
  })
}

/** Returns a row of a leaderboard. */
export function standingFromEntry(entry: LeaderboardEntry): Standing {
  const { profile_id, profile_nickname, rank, score } = entry
  return {
    playerId: profile_id,
    nickname: nameOfPlayer(profile_id, profile_nickname),
    rank,
    points: score,
  }
}

/** Returns a player's nickname; one without visible characters is replaced by a name from the id. */
export function nameOfPlayer(id: string, nickname: string): string {
  return hasVisibleCharacter(nickname) ? boundedText(nickname, LONGEST.nickname) : `Player ${id.slice(0, 6)}`
}
