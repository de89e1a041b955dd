import type { Teams, TotalPoints } from '@touchline/game-rules'
import { FormattedNumber, PlusPattern, TeamBadge } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { matchCopy } from '../../config/copy.ts'
import layout from '../../screen/screen-layout.module.css'
import { resultCopy } from './result-copy.ts'
import styles from './result-screen.module.css'

export interface ResultHeroProps {
  /** Undefined if some questions or the player's answers could not be read. */
  readonly total: TotalPoints | undefined
  readonly teams: Teams
  /** The real final score; undefined until it is known. */
  readonly score: { readonly home: number; readonly away: number } | undefined
  /** How many questions have a card. */
  readonly count: number
  readonly hasCorrection: boolean
  /** Rendered below the points. */
  readonly children?: ReactNode
}

/** Renders 'YOU SCORED {n} Points', with a dash for a total that is not known or before any question is decided. */
export function ResultHero({
  total,
  teams: { home, away },
  score,
  count,
  hasCorrection,
  children,
}: ResultHeroProps) {
  const isDecided = total !== undefined && total.pendingCount < count
  return (
    <div className={`${layout['patterned']} ${styles['hero']}`}>
      <PlusPattern />
      {score === undefined ? null : (
        <p className={styles['match']}>
          <TeamBadge {...home} />
          <span>{resultCopy.score(score.home, score.away)}</span>
          <TeamBadge {...away} />
        </p>
      )}
      <h2 className={styles['score']}>
        <span className={styles['small']}>{matchCopy.youScored}</span>{' '}
        {isDecided ? (
          <FormattedNumber className={styles['total']} value={total.points} countUp />
        ) : (
          <span className={styles['noTotal']}>{resultCopy.unknownTotal}</span>
        )}{' '}
        <span className={styles['points']}>{matchCopy.points}</span>
      </h2>
      {children}
      {total?.isProvisional === true ? (
        <p className={styles['note']}>{resultCopy.provisional(count - total.pendingCount, count)}</p>
      ) : null}
      {hasCorrection ? <p className={styles['note']}>{resultCopy.boardMayLag}</p> : null}
    </div>
  )
}
