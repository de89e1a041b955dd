import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { rankLabel, sharedRanks } from '@touchline/game-rules'
import { useGame } from '../launch/game.ts'
import { boardQuery, ownStandingQuery } from '../queries/leaderboards.ts'

/**
 * Returns the player's row of a board, and the rank as text. Only the row is requested: whether the rank is shared, and how many
 * players the board has, is known if its rows were read.
 *
 * @param isEnabled whether the row may be requested
 */
export function useOwnRank(boardId: string | undefined, { isEnabled = true } = {}) {
  const game = useGame()
  const { data: standing } = useQuery({
    ...ownStandingQuery(game, boardId),
    enabled: boardId !== undefined && isEnabled,
  })
  const { data: read } = useInfiniteQuery({ ...boardQuery(game, boardId), enabled: false })
  const rank = standing?.rank
  const isShared = rank !== undefined && sharedRanks(read?.standings ?? []).has(rank)
  return { standing, rankText: rankLabel(rank, { isShared }), total: read?.total }
}
