import { initialAnswer, type NumberAnswer, type NumberQuestion } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Slider } from '../controls/slider/slider.tsx'
import { classNames } from '../internal/class-names.ts'
import styles from './possession-slider.module.css'
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link PossessionSlider}. */
export type PossessionSliderProps = NumberInputProps<
  NumberQuestion<'possession'>,
  NumberAnswer<'possession'>
> & {
  /** The home team, at the start of the line. */
  readonly home: string
  /** The away team, at its end. */
  readonly away: string
}

const WHOLE = 100

/**
 * How the ball was shared: the home side's per cent, and what is left for the other.
 *
 * @example <PossessionSlider home="Chiefs" away="Blues" question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function PossessionSlider({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  untouchedText,
  home,
  away,
  className,
}: PossessionSliderProps): ReactElement {
  const asAnswer = (value: number): NumberAnswer<'possession'> => ({ kind: 'possession', value })
  const share = (value: number) => (answer === undefined ? '–' : `${value}%`)
  const value = (answer ?? initialAnswer(question)).value
  return (
    <div
      className={classNames(styles['possession'], className)}
      data-untouched={answer === undefined || undefined}
    >
      <p className={styles['sides']} aria-hidden="true">
        <span>
          {home} <b>{share(value)}</b>
        </span>
        <span>
          {away} <b>{share(WHOLE - value)}</b>
        </span>
      </p>
      <Slider
        label={question.text}
        labelHidden
        valueHidden
        marks={[]}
        min={question.min}
        max={question.max}
        step={question.step}
        valueText={(percent) => `${home} ${percent}%, ${away} ${WHOLE - percent}%`}
        value={value}
        untouched={answer === undefined}
        untouchedText={untouchedText}
        disabled={disabled}
        onValueChange={(percent) => onAnswerChange(asAnswer(percent))}
        onValueCommitted={(percent) => onAnswerCommitted?.(asAnswer(percent))}
      />
    </div>
  )
}
