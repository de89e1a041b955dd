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
  /** Label of the increase button. @default 'One more', or '5 more' with a step of 5 */
  readonly moreLabel?: string | undefined
  /** Label of the decrease button. @default 'One fewer', or '5 fewer' with a step of 5 */
  readonly lessLabel?: string | undefined
}

/**
 * Renders a count question as a slider, and two buttons for one step more or fewer. An open-ended maximum is shown as '30+'.
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
  const isOrMore = (value: number) => value >= max && isOpenEndedScale(question)
  const formatCount = (value: number) => texts.count(Math.min(value, max), isOrMore(value))
  const count = (answer ?? initialAnswer(question)).value
  const asAnswer = (value: number): NumberAnswer<'count'> => ({ kind: 'count', value })
  const onValueChange = (value: number) => onAnswerChange(asAnswer(value))
  const onValueCommitted = (value: number) => onAnswerCommitted?.(asAnswer(value))
  return (
    <div
      className={classNames(styles['count'], className)}
      data-untouched={answer === undefined || undefined}
    >
      <FineSteps
        value={count}
        min={min}
        max={max}
        step={step}
        moreLabel={moreLabel ?? texts.more(step)}
        lessLabel={lessLabel ?? texts.fewer(step)}
        disabled={disabled}
        onValueChange={onValueChange}
        onValueCommitted={onValueCommitted}
      >
        <b className={styles['value']}>{answer === undefined ? '–' : formatCount(answer.value)}</b>
      </FineSteps>
      <Slider
        label={text}
        labelHidden
        valueHidden
        min={min}
        max={max}
        step={step}
        marks={[min, Math.round((min + max) / 2), max]}
        formatValue={formatCount}
        valueText={(value) => (valueText ?? texts.valueText)(value, isOrMore(value))}
        value={count}
        untouched={answer === undefined}
        untouchedText={untouchedText}
        disabled={disabled}
        onValueChange={onValueChange}
        onValueCommitted={onValueCommitted}
      />
    </div>
  )
}
