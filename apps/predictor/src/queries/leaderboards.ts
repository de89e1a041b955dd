import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
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
import type { PlatformSession } from './player.ts'

/** Entries a page (specification, section 9). */
const BOARD_PAGE_SIZE = 50

/** Pages in memory at once. Further ones replace those at the other end, which are read again on the way back. */
const MAX_BOARD_PAGES = 10

/** A board from the top, fifty names at a time. It is kept while the page is open: without a connection its last rows are shown. */
export function boardQuery(session: PlatformSession, boardId: string) {
  return infiniteQueryOptions({
    ...leaderboardQuery(session.engagement, { leaderboardId: boardId, pageSize: BOARD_PAGE_SIZE }),
    queryKey: keys.board(boardId),
    queryFn: (context) => readPage(session, boardId, context),
    maxPages: MAX_BOARD_PAGES,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The page of a board that holds a rank. */
export function boardAroundQuery(session: PlatformSession, boardId: string, rank: number) {
  const start = Math.max(0, rank - 1 - BOARD_PAGE_SIZE / 2)
  return queryOptions({
    queryKey: keys.boardAround(boardId, start),
    queryFn: (context) => readPage(session, boardId, { ...context, pageParam: start }),
  })
}

/** The leaderboard as a fixture carried it, which saves a request; else its id. */
export function leaderboardOf(client: QueryClient, boardId: string): LeaderboardRef {
  for (const program of cachedPrograms(client)) {
    const leaderboard = program.leaderboards.find((one) => one.id === boardId)
    if (leaderboard !== undefined) return { leaderboard }
  }
  return { leaderboardId: boardId }
}

/** Reads the player's own row; null for a player who is not on the board. */
export function ownStandingQuery(session: PlatformSession, boardId: string) {
  return queryOptions({
    queryKey: keys.ownStanding(boardId),
    queryFn: async (context) => {
      const { queryFn } = leaderboardRankQuery(session.engagement, readOf(boardId, context.client))
      const entry = await queryFn(context)
      return entry && standingFromEntry(entry)
    },
    gcTime: Number.POSITIVE_INFINITY,
  })
}

function readOf(leaderboardId: string, client: QueryClient) {
  return { ...leaderboardOf(client, leaderboardId), pageSize: BOARD_PAGE_SIZE }
}

function readPage(
  { engagement }: PlatformSession,
  boardId: string,
  context: { readonly client: QueryClient; readonly pageParam: number; readonly signal: AbortSignal },
): Promise<LeaderboardPage> {
  return leaderboardQuery(engagement, readOf(boardId, context.client)).queryFn(context)
}

/** Returns the rows of several pages, each player once. */
export function standingsOf(pages: readonly LeaderboardPage[]): readonly Standing[] {
  return leaderboardEntries(pages).map(standingFromEntry)
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
