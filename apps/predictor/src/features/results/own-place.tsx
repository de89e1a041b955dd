import { useQuery } from '@tanstack/react-query'
import { chooseBoard, type Fixture, medalOf, pointsLabel } from '@touchline/game-rules'
import { useGame } from '../../launch/game.ts'
import { fixtureQuery } from '../../queries/one-fixture.ts'
import { useOwnRank } from '../../screen/own-rank.ts'
import { resultCopy } from './result-copy.ts'
import styles from './result-screen.module.css'

/** In the other half of a board a share of it is no praise. */
const LARGEST_PERCENT = 50

/** Renders the player's rank on the board of a match's round, or of the match if there are no rounds; nothing while it is unknown. */
export function OwnPlace({ fixture }: { readonly fixture: Fixture }) {
  const game = useGame()
  const { tournament } = game.entry
  const round = tournament.roundBased
    ? tournament.matchWeeks.find(({ id }) => id === fixture.roundId)
    : undefined
  const { data: listed } = useQuery({ ...fixtureQuery(game, tournament, fixture.id), enabled: false })
  const isNamed = !tournament.roundBased || round !== undefined
  const boards = isNamed ? (listed?.boards ?? []) : []
  const boardId = chooseBoard(boards, 'round', round?.leaderboardId)?.id
  const { standing, rankText, total } = useOwnRank(boardId)
  const rank = standing?.rank
  if (rank === undefined) return null
  return (
    <p className={styles['place']} data-tone={medalOf(rank)}>
      <strong>{rankText}</strong>{' '}
      <span>{placeText(rank, total, round?.label ?? resultCopy.thisFixture)}</span>
    </p>
  )
}

/**
 * Returns a place in words. A share is rounded up, and players with the same points share a rank, so 'top 20%' never says too
 * much. @example placeText(23, 120, 'Round 10') //=> 'of 120 in Round 10 · top 20%'
 */
function placeText(rank: number, total: number | undefined, where: string): string {
  // A total that is older than the rank may be lower.
  if (total === undefined || total < rank) return resultCopy.place(undefined, where)
  const place = resultCopy.place(pointsLabel(total), where)
  const percent = Math.ceil((rank / total) * 100)
  return percent > LARGEST_PERCENT ? place : `${place} · ${resultCopy.top(percent)}`
}
