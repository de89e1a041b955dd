import { feedbackText } from '@touchline/game-rules'
import { AlmostIcon, CheckIcon, ClockIcon, CloseIcon, DownIcon, NumberLine } from '@touchline/ui-kit'
import { PointsBadge } from '@touchline/ui-kit/questions'
import { type ReactNode, useId, useState } from 'react'
import type { QuestionResult } from '../../platform/question-results.ts'
import layout from '../../screen/screen-layout.module.css'
import { resultCopy } from './result-copy.ts'
import styles from './result-row.module.css'
import { chosenText, correctText, explanationOf } from './result-texts.ts'

/** The signs of the feedback; the feedback line says the same. */
const SIGNS = { correct: CheckIcon, almost: AlmostIcon, missed: CloseIcon } as const

interface ResultRowProps {
  /** 'result one' */
  readonly label: string
  readonly result: QuestionResult
  /** False if the player's answers could not be read. Then the row has the result alone. */
  readonly isAnswerKnown: boolean
  /** The points of the question before they were corrected. */
  readonly earlierPoints: number | undefined
  /** Rendered below the number line while the row is open. */
  readonly children?: ReactNode
}

/**
 * Renders a question with its result, the player's answer, the points and the reason for them. A row that is closed has the
 * label and the feedback for screen readers only.
 */
export function ResultRow({ label, result, isAnswerKnown, earlierPoints, children }: ResultRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const { question, settlement } = result
  const isPending = settlement.state === 'pending'
  const verdict = isAnswerKnown ? settlement.feedback : undefined
  const Sign = isPending ? ClockIcon : verdict && SIGNS[verdict]
  const reasons = [isAnswerKnown && feedbackText(settlement), ...explanationOf(result)].filter(Boolean)
  const note = isPending ? resultCopy.pendingNote : reasons.join(' · ')
  return (
    <li data-open={isOpen || undefined}>
      <div className={styles['top']} data-verdict={verdict}>
        <p className={`${layout['note']} ${layout['detail']} ${styles['wide']}`}>{label}</p>
        <span className={styles['verdict']}>{Sign === undefined ? null : <Sign />}</span>
        <div>
          <h3>
            <button
              type="button"
              className={styles['question']}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {question.text}
            </button>
          </h3>
          <dl className={styles['facts']}>
            <div>
              <dt>{resultCopy.result}</dt> <dd>{correctText(result)}</dd>
            </div>
            {isAnswerKnown ? (
              <div>
                <dt>{resultCopy.youSaid}</dt> <dd>{chosenText(result)}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        <div className={styles['end']}>
          {isPending ? <span className={layout['note']}>{resultCopy.pending}</span> : null}
          {isAnswerKnown && !isPending ? (
            <PointsBadge className={`${layout['points']} ${styles['points']}`} points={settlement.points} />
          ) : null}
          <DownIcon />
        </div>
        <p className={`${layout['note']} ${layout['detail']} ${styles['wide']}`}>{note}</p>
        {earlierPoints === undefined ? null : (
          <p className={`${styles['wide']} ${styles['corrected']}`}>{resultCopy.corrected(earlierPoints)}</p>
        )}
      </div>
      {isOpen ? (
        <div id={panelId} className={styles['panel']}>
          <Line result={result} />
          {children}
        </div>
      ) : null}
    </li>
  )
}

/** Numbers on each side of the result that a line shows: those that earn points end earlier. */
const NEIGHBOURHOOD = 8
/** Numbers beyond a pick that lies outside of the neighbourhood. */
const MARGIN = 2

/** Renders the pick, the result and the numbers between them that earn points, for an answer that is a number. */
function Line({ result: { question, correct, chosen, earning } }: Pick<ResultRowProps, 'result'>) {
  if (!('min' in question) || question.kind === 'numbers') return null
  if (correct === undefined || !('value' in correct)) return null
  const picked = chosen !== undefined && 'value' in chosen ? chosen.value : undefined
  const pick = picked ?? correct.value
  return (
    <NumberLine
      min={Math.max(question.min, Math.min(correct.value - NEIGHBOURHOOD, pick - MARGIN))}
      max={Math.min(question.max, Math.max(correct.value + NEIGHBOURHOOD, pick + MARGIN))}
      result={correct.value}
      picked={picked}
      segments={earning}
      resultLabel={resultCopy.resultMark}
      pickedLabel={resultCopy.you}
    />
  )
}
