import { type InfiniteData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  chooseBoard,
  type Fixture,
  medalOf,
  pointsLabel,
  rankLabel,
  sharedRanks,
  type Tournament,
} from '@touchline/game-rules'
import { useGame } from '../../launch/game.ts'
import { cachedFixture } from '../../queries/fixtures.ts'
import { keys } from '../../queries/keys.ts'
import { type BoardPage, ownStandingQuery, standingsOf } from '../../queries/leaderboards.ts'
import { useFromCache } from '../../queries/use-from-cache.ts'
import { resultCopy } from './result-copy.ts'
import styles from './result-screen.module.css'

/** Renders the player's rank on the board that a match counts for, and nothing while it is unknown. */
export function OwnPlace({ fixture }: { readonly fixture: Fixture }) {
  const { tournament } = useGame().entry
  const board = useFromCache((client) => boardOfFixture(client, tournament, fixture))
  return board === undefined ? null : <PlaceOnBoard key={board.id} board={board} />
}

function PlaceOnBoard({ board }: { readonly board: FixtureBoard }) {
  const game = useGame()
  const { data: own } = useQuery(ownStandingQuery(game, board.id))
  const known = useFromCache((client) => cachedBoard(client, board.id))
  if (own?.rank === undefined) return null
  const { rank } = own
  const place = ownPlaceText({
    rank,
    isShared: known.shared.includes(rank),
    total: known.total,
    round: board.round,
  })
  return (
    <p className={styles['place']} data-tone={medalOf(rank)}>
      <strong>{place.rank}</strong> <span>{place.where}</span>
    </p>
  )
}

/** In the other half of a board a share of it is no praise. */
const LARGEST_PERCENT = 50

interface OwnPlaceFacts {
  readonly rank: number
  /** Whether another player is known to have the same rank. */
  readonly isShared: boolean
  /** How many players the board has; undefined if that was not read. */
  readonly total: number | undefined
  /** Undefined for the board of one match. */
  readonly round: string | undefined
}

/**
 * Returns a rank in words. A share is rounded up, and players with the same points share a rank, so 'top 20%' never says too
 * much. @example ownPlaceText({ rank: 23, total: 120, round: 'Round 10' }).where //=> 'of 120 in Round 10 · top 20%'
 */
function ownPlaceText({ rank, isShared, total, round }: OwnPlaceFacts) {
  // A total that is older than the rank may be lower.
  const isTotalKnown = total !== undefined && total >= rank
  const percent = isTotalKnown ? Math.ceil((rank / total) * 100) : Number.POSITIVE_INFINITY
  const where = [
    resultCopy.place(isTotalKnown ? pointsLabel(total) : undefined, round ?? resultCopy.thisFixture),
    ...(percent <= LARGEST_PERCENT ? [resultCopy.top(percent)] : []),
  ].join(' · ')
  return { rank: rankLabel(rank, { isShared }), where }
}

/** The board that a match counts for. */
interface FixtureBoard {
  readonly id: string
  /** The round's label; undefined in a tournament without rounds, whose matches have boards of their own. */
  readonly round: string | undefined
}

/** Returns the board of a match's round, or of the match in a tournament without rounds. Nothing is requested. */
function boardOfFixture(
  client: QueryClient,
  tournament: Tournament,
  { id, roundId }: Fixture,
): FixtureBoard | undefined {
  const round = tournament.roundBased ? tournament.matchWeeks.find((one) => one.id === roundId) : undefined
  const boards = cachedFixture(client, tournament, id)?.boards ?? []
  const board = chooseBoard(boards, 'round', round?.leaderboardId)
  const isNamed = !tournament.roundBased || round !== undefined
  return board === undefined || !isNamed ? undefined : { id: board.id, round: round?.label }
}

/** Returns what the pages of a board that are in the cache say: how many players it has, and which ranks are shared. */
function cachedBoard(client: QueryClient, boardId: string) {
  const pages = client.getQueryData<InfiniteData<BoardPage>>(keys.board(boardId))?.pages ?? []
  return {
    total: pages.at(-1)?.total,
    shared: [...sharedRanks(standingsOf(pages))],
  }
}
