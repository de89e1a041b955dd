import {
  initialAnswer,
  isOpenEndedScale,
  type NumberAnswer,
  type NumberQuestion,
} from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Slider } from '../controls/slider/slider.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../locale/locale.ts'
import styles from './count-slider.module.css'
import { FineSteps } from './fine-steps.tsx'
import { labelledBy, type NumberInputProps } from './question-input.ts'

export type CountSliderProps = NumberInputProps<NumberQuestion<'count'>, NumberAnswer<'count'>> & {
  /** The number for screen readers. @default '12', '30 or more' for an open-ended maximum */
  readonly valueText?: ((value: number, isOrMore: boolean) => string) | undefined
  /** What is counted, for instance 'conversions': the label of the slider and of its buttons. @default the question */
  readonly subject?: string | undefined
  /** Label of the increase button. @default 'One more' or '5 more', and the subject */
  readonly moreLabel?: string | undefined
  /** Label of the decrease button. @default 'One fewer' or '5 fewer', and the subject */
  readonly lessLabel?: string | undefined
}

/**
 * Renders a count question as a number and a slider between two buttons for one step more or fewer. An open-ended maximum is
 * shown as '30+'. The number is next to the heading, or in the row of the slider if there is none.
 *
 * @example <CountSlider question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function CountSlider({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  untouchedText,
  valueText,
  moreLabel,
  lessLabel,
  subject,
  heading,
  className,
}: CountSliderProps): ReactElement {
  const { min, max, step = 1 } = question
  const label = subject ?? question.text
  const texts = useTexts('countSlider')
  const { buttonLabel } = useTexts('counter')
  const isOrMore = (value: number) => value >= max && isOpenEndedScale(question)
  const formatCount = (value: number) => texts.count(Math.min(value, max), isOrMore(value))
  const count = (answer ?? initialAnswer(question)).value
  const asAnswer = (value: number): NumberAnswer<'count'> => ({ kind: 'count', value })
  const options = {
    min,
    max,
    step,
    value: count,
    untouched: answer === undefined,
    untouchedText,
    valueText: (value: number) => (valueText ?? texts.valueText)(value, isOrMore(value)),
    disabled,
    onValueChange: (value: number) => onAnswerChange(asAnswer(value)),
    onValueCommitted: (value: number) => onAnswerCommitted?.(asAnswer(value)),
  }
  return (
    <div
      className={classNames(styles['count'], className)}
      {...labelledBy(heading)}
      data-untouched={answer === undefined || undefined}
    >
      <div className={styles['row']} data-headed={heading !== undefined || undefined}>
        {heading === undefined ? null : <div className={styles['heading']}>{heading.content}</div>}
        <b className={styles['value']} aria-hidden="true">
          {answer === undefined ? '–' : formatCount(answer.value)}
        </b>
        <FineSteps
          {...options}
          moreLabel={moreLabel ?? buttonLabel(texts.more(step), label)}
          lessLabel={lessLabel ?? buttonLabel(texts.fewer(step), label)}
        >
          <Slider
            {...options}
            className={styles['slider']}
            label={label}
            labelHidden
            valueHidden
            marks={[min, Math.round((min + max) / 2), max]}
            formatValue={formatCount}
          />
        </FineSteps>
      </div>
    </div>
  )
}
