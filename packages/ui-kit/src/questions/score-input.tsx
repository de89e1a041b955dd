import { initialAnswer, type MatchResultAnswer, type MatchResultQuestion } from '@touchline/game-rules'
import { type ReactElement, useRef } from 'react'
import { Counter } from '../controls/counter/counter.tsx'
import { TeamBadge } from '../controls/team-badge/team-badge.tsx'
import { VisuallyHidden } from '../controls/visually-hidden/visually-hidden.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../texts/kit-texts.ts'
import type { NumberPartsInputProps } from './question-input.ts'
import styles from './score-input.module.css'

const SIDES = ['home', 'away'] as const

/** One of the two scores. */
export type ScoreSide = (typeof SIDES)[number]

export type ScoreInputProps = NumberPartsInputProps<MatchResultQuestion, MatchResultAnswer, ScoreSide> & {
  /** Called when the last score was typed completely, so that an app can move the focus to the next question. */
  readonly onComplete?: (() => void) | undefined
}

/**
 * Renders the scores of both teams and the outcome, for instance 'Chiefs win by 4': next to a heading, otherwise below. The
 * question is answered when both scores are set: after the first one, the other is 0 in the answer and among its unset
 * parts, and its control shows no number. One live region announces each change. State: `data-untouched`.
 *
 * @example <ScoreInput question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function ScoreInput({
  question,
  answer,
  onAnswerChange,
  unset = [],
  disabled,
  onComplete,
  heading,
  className,
}: ScoreInputProps): ReactElement {
  const texts = useTexts('scoreInput')
  const shownAnswer = answer ?? initialAnswer(question)
  const awayField = useRef<HTMLInputElement>(null)
  const open: readonly ScoreSide[] = answer === undefined ? SIDES : unset
  // The first change sets one of the two scores, so at most one is missing.
  const [missing] = answer === undefined ? [] : unset
  function announcedScore({ home, away }: MatchResultAnswer): string {
    if (missing === undefined) return texts.scores(home, away)
    return `${missing === 'home' ? away : home}`
  }
  return (
    // Without a role and a name: the heading has the question, and each score is labelled by its team.
    <div
      className={classNames(styles['score'], className)}
      data-untouched={answer === undefined || undefined}
    >
      <div className={styles['layout']}>
        {heading === undefined ? null : <div className={styles['heading']}>{heading.content}</div>}
        <div className={styles['sides']}>
          {SIDES.map((side) => (
            <div key={side} className={styles['side']}>
              <span className={styles['badge']}>
                <TeamBadge {...question[side]} size="s" decorative />
              </span>
              <span className={styles['name']} aria-hidden="true">
                {question[side].shortName ?? question[side].name}
              </span>
              <Counter
                ref={side === 'away' ? awayField : undefined}
                onComplete={side === 'home' ? () => awayField.current?.focus() : onComplete}
                label={texts.label(question[side].name)}
                labelHidden
                size="score"
                max={question.maxScore}
                value={shownAnswer[side]}
                untouched={open.includes(side)}
                announceSteps={false}
                disabled={disabled}
                onValueChange={(score) => {
                  const rest = open.filter((one) => one !== side)
                  onAnswerChange({ ...shownAnswer, [side]: score }, rest)
                }}
              />
            </div>
          ))}
        </div>
        <output className={styles['sentence']}>
          {answer === undefined ? (
            !disabled && texts.empty
          ) : (
            <>
              <VisuallyHidden>{`${announcedScore(answer)}: `}</VisuallyHidden>
              <span>
                {missing === undefined
                  ? texts.outcome(question, answer)
                  : texts.oneMissing(question[missing].name)}
              </span>
            </>
          )}
        </output>
      </div>
    </div>
  )
}
