import { initialAnswer } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Slider } from '../controls/slider/slider.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../texts/kit-texts.ts'
import styles from './possession-slider.module.css'
import { labelledBy, type NumberInputProps, numberOptions } from './question-input.ts'

export type PossessionSliderProps = NumberInputProps<'possession'> & {
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
export function PossessionSlider(props: PossessionSliderProps): ReactElement {
  const { question, answer, home, away, heading, className } = props
  const texts = useTexts('possessionSlider')
  const options = numberOptions(props, answer ?? initialAnswer(question))
  const share = (percent: number) => (answer === undefined ? '–' : texts.share(percent))
  return (
    <div
      className={classNames(styles['possession'], className)}
      {...labelledBy(heading)}
      data-untouched={answer === undefined || undefined}
    >
      {heading?.content}
      <p className={styles['sides']} aria-hidden="true">
        <span>
          <span>{home}</span> <b>{share(options.value)}</b>
        </span>
        <span>
          <span>{away}</span> <b>{share(TOTAL_PERCENT - options.value)}</b>
        </span>
      </p>
      <Slider
        {...options}
        label={heading === undefined ? question.text : home}
        labelHidden
        marks={[]}
        valueText={(percent) =>
          texts.valueText(
            `${home} ${texts.share(percent)}`,
            `${away} ${texts.share(TOTAL_PERCENT - percent)}`,
          )
        }
      />
    </div>
  )
}
