import {
  countLabel,
  initialAnswer,
  isOpenEndedScale,
  type NumberAnswer,
  type NumberQuestion,
} from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Slider } from '../controls/slider/slider.tsx'
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link CountSlider}. */
export type CountSliderProps = NumberInputProps<NumberQuestion<'count'>, NumberAnswer<'count'>> & {
  /** The number for screen readers. @default '12', '30 or more' for an open-ended maximum */
  readonly valueText?: ((value: number, isOrMore: boolean) => string) | undefined
}

/**
 * Renders a count question as a slider. An open-ended maximum is shown as '30+'.
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
  valueText = countWords,
  className,
}: CountSliderProps): ReactElement {
  const { min, max, step, text } = question
  const asAnswer = (value: number): NumberAnswer<'count'> => ({ kind: 'count', value })
  return (
    <Slider
      className={className}
      label={text}
      labelHidden
      min={min}
      max={max}
      step={step}
      marks={[min, Math.round((min + max) / 2), max]}
      formatValue={(value) => countLabel(value, question)}
      valueText={(value) => valueText(value, value >= max && isOpenEndedScale(question))}
      value={(answer ?? initialAnswer(question)).value}
      untouched={answer === undefined}
      untouchedText={untouchedText}
      disabled={disabled}
      onValueChange={(value) => onAnswerChange(asAnswer(value))}
      onValueCommitted={(value) => onAnswerCommitted?.(asAnswer(value))}
    />
  )
}

function countWords(value: number, isOrMore: boolean): string {
  return isOrMore ? `${value} or more` : `${value}`
}
