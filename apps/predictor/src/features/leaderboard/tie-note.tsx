import { Skeleton } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { boardFrameCopy } from '../../config/copy/board-frame-copy.ts'
import styles from './leaderboard-screen.module.css'

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
