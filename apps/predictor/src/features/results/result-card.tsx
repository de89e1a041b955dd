import { feedbackText, numberLine, numberPartOf, type ScoringScheme } from '@touchline/game-rules'
import { Card, NumberLine } from '@touchline/ui-kit'
import { PointsBadge } from '@touchline/ui-kit/questions'
import type { ReactNode } from 'react'
import { answerText } from '../../match/answer-text.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { isCorrected } from './is-corrected.ts'
import { lineRange } from './line-range.ts'
import styles from './result-card.module.css'
import { resultCopy } from './result-copy.ts'
import { explanationOf } from './result-explanation.ts'

interface ResultCardProps {
  /** 'result one' */
  readonly label: string
  readonly result: QuestionResult
  readonly scheme: ScoringScheme
  /** The points of the question at the player's last visit. */
  readonly seenPoints: number | undefined
  readonly children?: ReactNode
}

/** Renders a question with its result, the player's answer, the points and the reason for them. */
export function ResultCard({ label, result, scheme, seenPoints, children }: ResultCardProps) {
  const { question, settlement } = result
  const feedback = feedbackText(settlement)
  const explanation = explanationOf(result, scheme)
  const isPending = settlement.state === 'pending'
  return (
    <Card>
      <div className={styles['top']}>
        <div className={styles['words']}>
          <p className={styles['label']}>{label}</p>
          <h3 className={styles['title']}>{question.text}</h3>
        </div>
        {isPending ? (
          <span className={styles['pending']}>{resultCopy.pending}</span>
        ) : (
          <PointsBadge points={settlement.points} />
        )}
      </div>
      <Line result={result} scheme={scheme} />
      <dl className={styles['facts']}>
        <div>
          <dt>{resultCopy.result}</dt>
          <dd>{correctText(result)}</dd>
        </div>
        <div>
          <dt>{resultCopy.youSaid}</dt>
          <dd>{chosenText(result)}</dd>
        </div>
      </dl>
      <p className={styles['feedback']}>
        {isPending ? resultCopy.pendingNote : [feedback, ...explanation].filter(Boolean).join(' · ')}
      </p>
      {isCorrected(result, seenPoints) ? (
        <p className={styles['corrected']}>
          {`${resultCopy.corrected} (${resultCopy.correctedFrom(seenPoints)})`}
        </p>
      ) : null}
      {children}
    </Card>
  )
}

function correctText({ question, correct, parts }: QuestionResult): string {
  if (correct !== undefined) return answerText(question, correct)
  return parts.length === 1 ? (parts[0]?.correctText ?? '–') : '–'
}

/** Returns the text of the player's choice, even if it is no longer among the choices that can be read. */
function chosenText({ question, chosen, parts }: QuestionResult): string {
  if (chosen !== undefined) return answerText(question, chosen)
  const said = parts.map(({ chosenText: text }) => text).filter((text) => text !== undefined)
  return said.length > 0 ? said.join(' · ') : resultCopy.notAnswered
}

/** Renders the pick, the result and the bands between them for an answer that is a number. */
function Line({ result, scheme }: Pick<ResultCardProps, 'result' | 'scheme'>) {
  const { question, correct, chosen } = result
  if (question.kind !== 'minute' && question.kind !== 'count') return null
  if (correct === undefined || !('value' in correct)) return null
  const part = numberPartOf(question)
  const picked = chosen !== undefined && 'value' in chosen ? chosen.value : undefined
  const { min, max } = lineRange(question, correct.value, picked)
  return (
    <NumberLine
      className={styles['line']}
      label={`${resultCopy.result} ${correctText(result)}. ${resultCopy.youSaid} ${chosenText(result)}.`}
      min={min}
      max={max}
      result={correct.value}
      picked={picked}
      segments={part && numberLine(part, correct.value, { scheme, limits: { min, max } })}
      resultLabel={resultCopy.resultMark}
      pickedLabel={resultCopy.you}
    />
  )
}
