import { pointsLabel, rankLabel, type Standing } from '@touchline/game-rules'
import { leaderboardCopy } from './leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'

interface OwnStandingProps {
  readonly nickname: string
  /** Null for a player who is not on the board; undefined while it loads and if the read failed. */
  readonly standing: Standing | null | undefined
}

/** Renders 'Your Rank', 'Your Name' and 'Your Points'. */
export function OwnStanding({ nickname, standing }: OwnStandingProps) {
  return (
    <div>
      <dl className={styles['own']}>
        <div>
          <dt>{leaderboardCopy.yourRank}</dt>
          <dd data-part="rank">{rankLabel(standing?.rank)}</dd>
        </div>
        <div>
          <dt>{leaderboardCopy.yourName}</dt>
          <dd data-part="name" title={nickname}>
            <bdi>{nickname}</bdi>
          </dd>
        </div>
        <div>
          <dt>{leaderboardCopy.yourPoints}</dt>
          <dd>{pointsLabel(standing?.points)}</dd>
        </div>
      </dl>
      {standing === null ? <p className={styles['note']}>{leaderboardCopy.notRanked}</p> : null}
    </div>
  )
}
