import { boardState } from '@touchline/game-rules'
import { Skeleton, Spinner } from '@touchline/ui-kit'
import type { ReactNode, Ref } from 'react'
import { appCopy } from '../../config/copy.ts'
import { savedAtText } from '../../config/text-format.ts'
import { useGame } from '../../launch/game.ts'
import { useConnection } from '../../queries/connection.ts'
import { ReadFailed, StaleNotice, StillWorking } from '../../screen/read-frame.tsx'
import layout from '../../screen/screen-layout.module.css'
import styles from './leaderboard.module.css'
import { leaderboardCopy } from './leaderboard-copy.ts'

interface BoardFrameProps {
  /** The own standing, and notes about the board. */
  readonly side: ReactNode
  /** Reads again; only after a read has failed. */
  readonly onRetry?: (() => void) | undefined
  /** How many rows were read; undefined before that. */
  readonly count?: number | undefined
  /** In place of the rows of a board without any. */
  readonly emptyText?: string
  /** When the rows were read. */
  readonly readAt?: number
  /** The element of the rows. */
  readonly rowsRef?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/** Renders a leaderboard in each of its states: next to the own standing the rows, or why there are none. */
export function BoardFrame(props: BoardFrameProps) {
  const { side, onRetry, count, emptyText, readAt = 0, rowsRef, children } = props
  const state = boardState({ hasFailed: onRetry !== undefined, count })
  return (
    <>
      {side === null ? null : <div className={styles['side']}>{side}</div>}
      <div ref={rowsRef} className={styles['standings']}>
        {state === 'failed' && onRetry !== undefined ? (
          <ReadFailed headingLevel={3} title={leaderboardCopy.failed} onRetry={onRetry} />
        ) : null}
        {state === 'loading' ? <RowsSkeleton /> : null}
        {state === 'empty' ? <p className={layout['empty']}>{emptyText}</p> : null}
        {state === 'filled' && onRetry !== undefined ? (
          <StaleNotice onRetry={onRetry}>{leaderboardCopy.lastGood(savedAtText(readAt))}</StaleNotice>
        ) : null}
        {state === 'filled' ? children : null}
      </div>
    </>
  )
}

/** Renders the places of the leaderboards' screen while the player is loading. */
export function LeaderboardSkeleton() {
  const { matesBoards } = useGame().settings
  return (
    <div className={styles['screen']}>
      <div className={styles['choice']}>
        <div className={styles['first']}>
          <Skeleton shape="block" height="3.25rem" />
          <div className={styles['stops']}>
            <Skeleton shape="block" height="2.75rem" />
          </div>
        </div>
        {matesBoards ? <Skeleton shape="block" height="2.75rem" /> : null}
      </div>
      <BoardFrame side={<LoadingSide />} />
    </div>
  )
}

/** Renders the place of the own standing while it is not known on which leaderboard. */
export function LoadingSide() {
  return (
    <>
      <Skeleton shape="block" height="8.75rem" />
      <TieNote />
    </>
  )
}

/** Renders a placeholder of the names; without a connection a sentence, because they will not come. */
function RowsSkeleton() {
  if (!useConnection()) return <p className={layout['empty']}>{leaderboardCopy.offline}</p>
  return (
    <div className={styles['more']} aria-busy="true">
      <Spinner size="s" label={appCopy.loading} /> <StillWorking />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} shape="block" height="3rem" />
      ))}
    </div>
  )
}

/** Renders who of two players with the same points is ranked first. */
export function TieNote() {
  return <p className={layout['note']}>{leaderboardCopy.tieNote}</p>
}
