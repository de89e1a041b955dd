import { initialAnswer, type NumberAnswer, type NumberQuestion } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Slider } from '../controls/slider/slider.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../locale/locale.ts'
import styles from './possession-slider.module.css'
import { labelledBy, type NumberInputProps } from './question-input.ts'

export type PossessionSliderProps = NumberInputProps<
  NumberQuestion<'possession'>,
  NumberAnswer<'possession'>
> & {
  /** Name of the home team, at the start of the slider. */
  readonly home: string
  /** Name of the away team, at the end of the slider. */
  readonly away: string
}

const TOTAL_PERCENT = 100

/**
 * Renders a possession question as a slider. The value is the percentage of the home team.
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
  heading,
  className,
}: PossessionSliderProps): ReactElement {
  const asAnswer = (value: number): NumberAnswer<'possession'> => ({ kind: 'possession', value })
  const texts = useTexts('possessionSlider')
  const share = (percent: number) => (answer === undefined ? '–' : texts.share(percent))
  const teamShare = (team: string, percent: number) => texts.teamShare(team, texts.share(percent))
  const value = (answer ?? initialAnswer(question)).value
  return (
    <div
      className={classNames(styles['possession'], className)}
      {...labelledBy(heading)}
      data-untouched={answer === undefined || undefined}
    >
      {heading?.content}
      <p className={styles['sides']} aria-hidden="true">
        <span>
          <span>{home}</span> <b>{share(value)}</b>
        </span>
        <span>
          <span>{away}</span> <b>{share(TOTAL_PERCENT - value)}</b>
        </span>
      </p>
      <Slider
        label={heading === undefined ? question.text : home}
        labelHidden
        valueHidden
        marks={[]}
        min={question.min}
        max={question.max}
        step={question.step}
        valueText={(percent) =>
          texts.valueText(teamShare(home, percent), teamShare(away, TOTAL_PERCENT - percent))
        }
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
