import {
  medalOf,
  placeAhead,
  pointsLabel,
  rankLabel,
  type Standing,
  sharedRanks,
} from '@touchline/game-rules'
import { Card } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { usePlayer } from '../../launch/game.ts'
import { nameOfPlayer } from '../../queries/leaderboards.ts'
import { Move } from '../../screen/standings-table.tsx'
import styles from './leaderboard.module.css'
import { leaderboardCopy } from './leaderboard-copy.ts'

interface OwnStandingProps {
  /** Null for a player who is not on the board; undefined while it loads and if the read failed. */
  readonly standing: Standing | null | undefined
  /** Rows of the board next to each other, the player's among them if they were read. */
  readonly rows?: readonly Standing[] | undefined
  /** The rank at the player's last visit. */
  readonly seenRank?: number | undefined
  /** A button next to the notes. */
  readonly children?: ReactNode
}

/** Renders 'Your Rank', 'Your Name' and 'Your Points', the way to the next place and the move since the last visit. */
export function OwnStanding({ standing, rows = [], seenRank, children }: OwnStandingProps) {
  const { id = '', nickname = '' } = usePlayer() ?? {}
  const name = nameOfPlayer(id, nickname)
  const rank = standing?.rank
  const isShared = rank !== undefined && sharedRanks(rows).has(rank)
  return (
    <Card edge className={styles['own']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{leaderboardCopy.yourRank}</dt>
          <dd data-part="rank">
            <span data-tone={medalOf(rank)}>{rankLabel(rank, { isShared })}</span>
          </dd>
        </div>
        <div>
          <dt>{leaderboardCopy.yourName}</dt>
          <dd data-part="name" title={name}>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{leaderboardCopy.yourPoints}</dt>
          <dd>{pointsLabel(standing?.points)}</dd>
        </div>
      </dl>
      <div className={styles['notes']}>
        <p>
          <span>
            {standing === null ? leaderboardCopy.notRanked : distanceText(standing, rows, isShared)}
          </span>
          <Move from={seenRank} to={rank} textFor={leaderboardCopy.since} />
        </p>
        {children}
      </div>
    </Card>
  )
}

/** Returns how far the next place is; '' if the rows do not show it. */
function distanceText(own: Standing | undefined, rows: readonly Standing[], isShared: boolean): string {
  if (own?.rank === undefined) return ''
  if (own.rank === 1) return isShared ? leaderboardCopy.sharedLead : leaderboardCopy.lead
  const ahead = placeAhead(rows, own.playerId)
  if (ahead === undefined) return ''
  const rank = rankLabel(ahead.rank, { isShared: sharedRanks(rows).has(ahead.rank) })
  return ahead.gap === 0 ? leaderboardCopy.level(rank) : leaderboardCopy.behind(ahead.gap, rank)
}
