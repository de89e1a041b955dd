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
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link CountSlider}. */
export type CountSliderProps = NumberInputProps<NumberQuestion<'count'>, NumberAnswer<'count'>> & {
  /** The number for screen readers. @default '12', '30 or more' for an open-ended maximum */
  readonly valueText?: ((value: number, isOrMore: boolean) => string) | undefined
  /** Label of the increase button. @default 'One more' or '5 more', and the question */
  readonly moreLabel?: string | undefined
  /** Label of the decrease button. @default 'One fewer' or '5 fewer', and the question */
  readonly lessLabel?: string | undefined
}

/**
 * Renders a count question as a number and a slider between two buttons for one step more or fewer, in one row. An open-ended maximum is shown as '30+'.
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
  className,
}: CountSliderProps): ReactElement {
  const { min, max, step = 1, text } = question
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
      data-untouched={answer === undefined || undefined}
    >
      <div className={styles['row']}>
        <b className={styles['value']} aria-hidden="true">
          {answer === undefined ? '–' : formatCount(answer.value)}
        </b>
        <FineSteps
          {...options}
          moreLabel={moreLabel ?? buttonLabel(texts.more(step), text)}
          lessLabel={lessLabel ?? buttonLabel(texts.fewer(step), text)}
        >
          <Slider
            {...options}
            className={styles['slider']}
            label={text}
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
