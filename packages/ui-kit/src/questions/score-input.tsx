import {
  type MatchResultAnswer,
  type MatchResultQuestion,
  outcomeSentence,
  startAnswer,
} from '@touchline/game-rules'
import type { ReactElement, ReactNode } from 'react'
import { Counter } from '../controls/counter/counter.tsx'
import { TeamBadge } from '../controls/team-badge/team-badge.tsx'
import { classNames } from '../internal/class-names.ts'
import type { NumberInputProps } from './question-input.ts'
import styles from './score-input.module.css'

/** Props of {@link ScoreInput}. */
export type ScoreInputProps = NumberInputProps<MatchResultQuestion, MatchResultAnswer> & {
  /** Badge above the home score. @default a TeamBadge of the team's name and logo */
  readonly homeBadge?: ReactNode
  /** Badge above the away score. @default a TeamBadge of the team's name and logo */
  readonly awayBadge?: ReactNode
  /** Name of the buttons for more, read out before the label. @default 'One more' */
  readonly moreLabel?: string | undefined
  /** Name of the buttons for less, read out before the label. @default 'One less' */
  readonly lessLabel?: string | undefined
  /** Words beneath while nothing has been said. @default 'Set both scores' */
  readonly emptyText?: string | undefined
}

/**
 * Two large scores and what they mean: 'Chiefs win by 4'. State: `data-untouched`.
 *
 * @example <ScoreInput question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function ScoreInput({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  untouchedText,
  moreLabel,
  lessLabel,
  homeBadge,
  awayBadge,
  emptyText = 'Set both scores',
  className,
}: ScoreInputProps): ReactElement {
  const said = answer ?? startAnswer(question)
  const badges = { home: homeBadge, away: awayBadge }
  const side = (place: 'home' | 'away') => {
    const { name, logoUrl } = question[place]
    return (
      <div className={styles['side']}>
        {badges[place] ?? <TeamBadge name={name} logoUrl={logoUrl} decorative />}
        <span className={styles['name']} aria-hidden="true">
          {name}
        </span>
        <Counter
          label={`${name} score`}
          labelHidden
          size="score"
          max={question.maxScore}
          value={said[place]}
          untouched={answer === undefined}
          untouchedText={untouchedText}
          moreLabel={moreLabel}
          lessLabel={lessLabel}
          disabled={disabled}
          onValueChange={(score) => onAnswerChange({ ...said, [place]: score })}
          onValueCommitted={(score) => onAnswerCommitted?.({ ...said, [place]: score })}
        />
      </div>
    )
  }
  return (
    <fieldset
      className={classNames(styles['score'], className)}
      aria-label={question.text}
      data-untouched={answer === undefined || undefined}
    >
      {side('home')}
      {side('away')}
      <output className={styles['sentence']}>
        {answer === undefined ? emptyText : outcomeSentence(question, answer)}
      </output>
    </fieldset>
  )
}
