import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseBoard, type Fixture, type Standing, type Tournament } from '@touchline/game-rules'
import { seenNumbersOf } from '../../device/player-records.ts'
import { useGame, usePlayerStore } from '../../launch/game.ts'
import { cachedFixture } from '../../queries/fixtures.ts'
import { keys } from '../../queries/keys.ts'
import { type BoardPage, ownStandingQuery } from '../../queries/leaderboards.ts'
import { useFromCache } from '../../queries/use-from-cache.ts'
import { ownPlaceText } from './own-place-text.ts'
import styles from './result-screen.module.css'

/**
 * Renders the player's rank on the board that a match counts for. Nothing is rendered while it is unknown: the list reads it
 * as soon as there are points, and only a value that has become stale since is read again.
 */
export function OwnPlace({ fixture }: { readonly fixture: Fixture }) {
  const { tournament } = useGame().entry
  const board = useFromCache((client) => boardOfMatch(client, tournament, fixture))
  return board === undefined ? null : <PlaceOnBoard key={board.id} board={board} />
}

function PlaceOnBoard({ board }: { readonly board: MatchBoard }) {
  const game = useGame()
  const store = usePlayerStore()
  const wasRead = useQueryClient().getQueryData<Standing | null>(keys.ownStanding(board.id)) !== undefined
  const { data: own } = useQuery({ ...ownStandingQuery(game, board.id), enabled: wasRead })
  const total = useFromCache((client) => cachedTotal(client, board.id))
  if (own?.rank === undefined) return null
  const seenRank = seenNumbersOf(store, 'seenRanks').read(board.id)?.[own.playerId]
  return (
    <p className={styles['note']}>{ownPlaceText({ rank: own.rank, total, seenRank, round: board.round })}</p>
  )
}

/** The board that a match counts for. */
interface MatchBoard {
  readonly id: string
  /** The round's label; undefined in a tournament without rounds, whose matches have boards of their own. */
  readonly round: string | undefined
}

/** Returns the board of a match's round, or of the match in a tournament without rounds. Nothing is requested. */
function boardOfMatch(
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
function cachedTotal(client: QueryClient, boardId: string): number | undefined {
  return client.getQueryData<InfiniteData<BoardPage>>(keys.board(boardId))?.pages.at(-1)?.total
}
