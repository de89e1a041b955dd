import { initialAnswer, isOpenEndedScale } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Steps } from '../controls/counter/steps.tsx'
import { Slider } from '../controls/slider/slider.tsx'
import { classNames } from '../internal/class-names.ts'
import { useNumberControl } from '../internal/use-number-control.ts'
import { useTexts } from '../texts/kit-texts.ts'
import styles from './count-slider.module.css'
import { labelledBy, type NumberInputProps, numberOptions } from './question-input.ts'

export type CountSliderProps = NumberInputProps<'count'> & {
  /** What is counted, for instance 'conversions': the label of the slider and of its buttons. @default the question */
  readonly subject?: string | undefined
}

/**
 * Renders a count question as a number and a slider between two buttons for one step more or fewer. An open-ended maximum is
 * shown as '30+'. The number is next to the heading, or in the row of the slider if there is none.
 *
 * @example <CountSlider question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function CountSlider(props: CountSliderProps): ReactElement {
  const { question, answer, heading, className, subject: label = question.text } = props
  const { min, max, step = 1 } = question
  const texts = useTexts('countSlider')
  const { buttonLabel } = useTexts('counter')
  const isOrMore = (value: number) => value >= max && isOpenEndedScale(question)
  const formatCount = (value: number) => texts.count(Math.min(value, max), isOrMore(value))
  const options = {
    ...numberOptions(props, answer ?? initialAnswer(question)),
    valueText: (value: number) => texts.valueText(value, isOrMore(value)),
  }
  const control = useNumberControl(options, max)
  return (
    <div
      className={classNames(styles['count'], className)}
      {...labelledBy(heading)}
      data-untouched={answer === undefined || undefined}
    >
      <div className={styles['row']} data-headed={heading !== undefined || undefined}>
        {heading === undefined ? null : <div className={styles['heading']}>{heading.content}</div>}
        <b className={styles['value']} aria-hidden="true">
          <bdi>{answer === undefined ? '–' : formatCount(answer.value)}</bdi>
        </b>
        <Steps
          control={control}
          moreLabel={buttonLabel(texts.more(step), label)}
          lessLabel={buttonLabel(texts.fewer(step), label)}
        >
          <Slider
            {...options}
            className={styles['slider']}
            label={label}
            labelHidden
            marks={[min, Math.round((min + max) / 2), max]}
            formatValue={formatCount}
          />
        </Steps>
      </div>
    </div>
  )
}
