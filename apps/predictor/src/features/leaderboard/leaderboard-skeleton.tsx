import { Skeleton } from '@touchline/ui-kit'
import styles from './leaderboard-screen.module.css'
import { LoadingBoard } from './loading-board.tsx'

/** Renders the places of the leaderboards' screen while its code or the player is loading. */
export function LeaderboardSkeleton() {
  return (
    <div className={styles['screen']}>
      <div className={styles['choice']}>
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="2.75rem" />
      </div>
      <LoadingBoard />
    </div>
  )
}
