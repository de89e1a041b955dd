import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { chooseBoard, type Fixture, type Tournament } from '@touchline/game-rules'
import { cachedFixture } from './fixtures.ts'
import { keys } from './keys.ts'
import type { BoardPage } from './leaderboards.ts'

/** The board that a match counts for. */
export interface MatchBoard {
  readonly id: string
  /** The round's label; undefined in a tournament without rounds, whose matches have boards of their own. */
  readonly round: string | undefined
}

/** Returns the board of a match's round, or of the match in a tournament without rounds. Nothing is requested. */
export function boardOfMatch(
  client: QueryClient,
  tournament: Tournament,
  { id, roundId }: Fixture,
): MatchBoard | undefined {
  const round = tournament.roundBased ? tournament.matchWeeks.find((one) => one.id === roundId) : undefined
  const boards = cachedFixture(client, tournament, id)?.listed?.boards ?? []
  const board = chooseBoard(boards, 'round', round?.leaderboardId)
  const isNamed = !tournament.roundBased || round !== undefined
  return board === undefined || !isNamed ? undefined : { id: board.id, round: round?.label }
}

/** Returns how many players a board has, if a page of it is in the cache. */
export function cachedTotal(client: QueryClient, boardId: string): number | undefined {
  return client.getQueryData<InfiniteData<BoardPage>>(keys.board(boardId))?.pages.at(-1)?.total
}
