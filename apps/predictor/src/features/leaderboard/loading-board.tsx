import { Skeleton } from '@touchline/ui-kit'
import { BoardSkeleton } from './board-skeleton.tsx'
import styles from './leaderboard-screen.module.css'
import { TieNote } from './tie-note.tsx'

/** Renders a leaderboard while it is not known which one it is. */
export function LoadingBoard() {
  return (
    <>
      <div className={styles['side']}>
        <Skeleton shape="block" height="4.5rem" />
        <TieNote />
      </div>
      <div className={styles['standings']}>
        <BoardSkeleton />
      </div>
    </>
  )
}
