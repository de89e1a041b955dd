import { Skeleton, Spinner } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../../config/copy.ts'
import { StillWorking } from '../../screen/read-frame.tsx'
import { boardFrameCopy } from './leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'

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

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Renders a placeholder of the names. */
export function BoardSkeleton() {
  return (
    <div className={styles['more']} aria-busy="true">
      <Spinner size="s" label={appCopy.loading} /> <StillWorking />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" height="3.25rem" />
      ))}
    </div>
  )
}

interface TieNoteProps {
  /** A button next to the note, or null. @default the place of one */
  readonly children?: ReactNode
}

/** Renders who of two players with the same points is ranked first. */
export function TieNote({
  children = <Skeleton shape="block" width="min(8rem, 50%)" height="2.75rem" />,
}: TieNoteProps) {
  return (
    <div className={styles['tools']}>
      <p className={styles['note']}>{boardFrameCopy.tieNote}</p>
      {children}
    </div>
  )
}
