import { useQuery } from '@tanstack/react-query'
import { chooseBoard, startingRound } from '@touchline/game-rules'
import { useGame } from '../../launch/game.ts'
import { fixturesQuery } from '../../queries/fixtures.ts'
import { cachedBoards } from '../../queries/leaderboards.ts'
import { useFromCache } from '../../queries/use-from-cache.ts'

/**
 * Returns the season's board for a round whose matches do not name it: that of any other match, else of the matches of the
 * current round.
 */
export function useSeasonBoard({ isWanted }: { readonly isWanted: boolean }) {
  const game = useGame()
  const { tournament } = game.entry
  const cached = useFromCache((client) => cachedBoards(client, tournament))
  const known = isWanted ? chooseBoard(cached, 'season') : undefined
  const current = startingRound(tournament, game.engagement.now())
  const read = useQuery({
    ...fixturesQuery(game, tournament, current?.id),
    enabled: isWanted && known === undefined,
  })
  return {
    board:
      known ??
      chooseBoard(
        (read.data ?? []).flatMap(({ boards }) => boards),
        'season',
      ),
    read,
  }
}
