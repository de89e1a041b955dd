import { type Score, type Teams, totalPoints } from '@touchline/game-rules'
import { FormattedNumber, PlusPattern, TeamBadge } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { fixtureCopy } from '../../config/copy.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import layout from '../../screen/screen-layout.module.css'
import { resultCopy } from './result-copy.ts'
import styles from './result-screen.module.css'

interface ResultHeroProps {
  readonly results: readonly QuestionResult[]
  /** False if some questions or the player's answers could not be read. */
  readonly isTotalKnown: boolean
  readonly teams: Teams
  /** The real final score; undefined until it is known. */
  readonly score: Score | undefined
  readonly hasCorrection: boolean
  /** Rendered next to the points. */
  readonly children?: ReactNode
}

/** Renders 'YOU SCORED {n} Points', with a dash for a total that is not known or before any question is decided. */
export function ResultHero({
  results,
  isTotalKnown,
  teams,
  score,
  hasCorrection,
  children,
}: ResultHeroProps) {
  const total = totalPoints(results.map(({ settlement }) => settlement))
  const decided = results.length - total.pendingCount
  const isDecided = isTotalKnown && decided > 0
  return (
    <div className={`${layout['patterned']} ${styles['hero']}`}>
      <PlusPattern />
      <FinalScore teams={teams} score={score} />
      <div className={styles['tally']}>
        <h2 className={styles['score']}>
          <span className={styles['small']}>{fixtureCopy.youScored}</span>{' '}
          {isDecided ? (
            <FormattedNumber className={styles['total']} value={total.points} countUp />
          ) : (
            <span className={styles['total']}>{resultCopy.unknownTotal}</span>
          )}{' '}
          <span className={styles['points']}>{fixtureCopy.points}</span>
        </h2>
        {children}
      </div>
      <div className={styles['progress']}>
        <PointsBar results={results} />
        {isDecided && !total.isProvisional ? (
          <p className={layout['note']}>{resultCopy.ofAll(total.maxPoints)}</p>
        ) : null}
      </div>
      {isTotalKnown && total.isProvisional ? (
        <p className={layout['note']}>{resultCopy.provisional(decided, results.length)}</p>
      ) : null}
      {hasCorrection ? <p className={layout['note']}>{resultCopy.boardMayLag}</p> : null}
    </div>
  )
}

/** Renders the score between the badges; a dash in its place until it is known. */
function FinalScore({ teams: { home, away }, score }: Pick<ResultHeroProps, 'teams' | 'score'>) {
  return (
    <p className={styles['fixture']}>
      <TeamBadge {...home} />
      {score === undefined ? (
        <span>–</span>
      ) : (
        <span>
          <span data-lost={score.home < score.away || undefined}>{score.home}</span> –{' '}
          <span data-lost={score.away < score.home || undefined}>{score.away}</span>
        </span>
      )}
      <TeamBadge {...away} />
    </p>
  )
}

/** The width of a question that is not decided, in points. */
const PENDING_WIDTH = 10

/** Renders a segment for each question, as wide as its highest points. They fill while the total counts up. */
function PointsBar({ results }: Pick<ResultHeroProps, 'results'>) {
  return (
    <div className={styles['bar']} aria-hidden="true">
      {results.map(({ question, settlement: { points, maxPoints } }) => {
        const width = maxPoints || PENDING_WIDTH
        const geometry = { flexGrow: width, backgroundSize: `${(100 * points) / width}% 100%` }
        return <span key={question.id} className={styles['segment']} style={geometry} />
      })}
    </div>
  )
}
