import { useQuery } from '@tanstack/react-query'
import { type Fixture, nextPlaces, possibleRanks, type RankBounds, rankLabel } from '@touchline/game-rules'
import { Button, Spinner } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy/app-copy.ts'
import { possibleRanksCopy } from '../../config/copy/possible-ranks-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import details from '../../match/closed-match/closed-match.module.css'
import { possibleRanksQuery, type UndecidedBoard } from '../../queries/possible-ranks.ts'
import styles from './leaderboard-screen.module.css'
import { RankRange } from './rank-range.tsx'

export interface PossibleRanksProps {
  readonly boardId: string
  /** The closed matches of the board that are not decided. */
  readonly undecided: readonly Fixture[]
}

/** Renders the ranks that are still possible, and the points that are missing to the next places. */
export function PossibleRanks(wanted: PossibleRanksProps) {
  const read = useQuery(possibleRanksQuery(useGame(), wanted))
  const { data: board } = read
  if (board === undefined) {
    if (read.isLoading) return <Spinner label={appCopy.loading} />
    return (
      <div className={styles['tools']}>
        <p className={styles['note']}>{possibleRanksCopy.failed}</p>
        <Button onClick={() => void read.refetch()}>{appCopy.retry}</Button>
      </div>
    )
  }
  if (board === null) return <p className={styles['note']}>{possibleRanksCopy.unknown}</p>
  if (board.isBehind) return <p className={styles['note']}>{possibleRanksCopy.behind}</p>
  const ranks = possibleRanks(board)
  return (
    <div className={details['parts']}>
      <dl className={styles['own']}>
        <div>
          <dt>{possibleRanksCopy.best}</dt>
          <dd data-part="rank">{rankLabel(ranks.best.from)}</dd>
        </div>
        <div>
          <dt>{possibleRanksCopy.worst}</dt>
          <dd>{ranks.worst.to === undefined ? possibleRanksCopy.last : rankLabel(ranks.worst.to)}</dd>
        </div>
      </dl>
      {board.total === undefined ? null : (
        <RankRange
          best={ranks.best.from}
          worst={ranks.worst.to ?? board.total}
          own={board.own?.rank}
          total={board.total}
        />
      )}
      <p className={styles['note']}>
        {possibleRanksCopy.bounds(board.ownGain, board.othersGain)}{' '}
        {ranks.worst.to === undefined ? `${possibleRanksCopy.newcomers} ` : null}
        {possibleRanksCopy.corrected}
      </p>
      <Estimate bounds={ranks.best} text={possibleRanksCopy.estimatedBest} />
      <Estimate bounds={ranks.worst} text={possibleRanksCopy.estimatedWorst} />
      <NextPlaces board={board} />
    </div>
  )
}

interface EstimateProps {
  readonly bounds: RankBounds
  readonly text: (from: string, to: string, estimate: string) => string
}

/** Renders how wrong an estimated rank can be; nothing if the rank is known. */
function Estimate({ bounds: { from, to, estimate }, text }: EstimateProps) {
  if (to === undefined || estimate === undefined || to === from) return null
  return <p className={styles['note']}>{text(rankLabel(from), rankLabel(to), rankLabel(estimate))}</p>
}

function NextPlaces({ board: { own, points, ownGain, rows } }: { readonly board: UndecidedBoard }) {
  if (own?.rank === undefined) return null
  const places = nextPlaces({ rank: own.rank, points }, rows)
  if (places.length === 0) return <p className={styles['note']}>{possibleRanksCopy.leading}</p>
  return (
    <>
      <h3 className={details['team']}>{possibleRanksCopy.next}</h3>
      <ul className={`${details['parts']} ${details['shares']}`}>
        {places.map(({ points: missing, rank }) => (
          <li key={rank}>
            <span>
              {possibleRanksCopy.more(missing)}{' '}
              {missing > ownGain ? <small>({possibleRanksCopy.outOfReach})</small> : null}
            </span>
            <strong>{rankLabel(rank)}</strong>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{possibleRanksCopy.nextNote}</p>
    </>
  )
}
