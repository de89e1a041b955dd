import { countLabel, type NumberAnswer, type NumberQuestion, startAnswer } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Slider } from '../controls/slider/slider.tsx'
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link CountSlider}. */
export type CountSliderProps = NumberInputProps<NumberQuestion<'count'>, NumberAnswer<'count'>> & {
  /** The number as it is read out. @default '12', '30 or more' at the top */
  readonly valueText?: ((value: number, max: number) => string) | undefined
}

/**
 * A count on a line whose top stands for itself and everything above: '30+'.
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
  const { min, max, text } = question
  const asAnswer = (value: number): NumberAnswer<'count'> => ({ kind: 'count', value })
  return (
    <Slider
      className={className}
      label={text}
      labelHidden
      min={min}
      max={max}
      marks={[min, Math.round((min + max) / 2), max]}
      formatValue={(value) => countLabel(value, max)}
      valueText={(value) => valueText(value, max)}
      value={(answer ?? startAnswer(question)).value}
      untouched={answer === undefined}
      untouchedText={untouchedText}
      disabled={disabled}
      onValueChange={(value) => onAnswerChange(asAnswer(value))}
      onValueCommitted={(value) => onAnswerCommitted?.(asAnswer(value))}
    />
  )
}

function countWords(value: number, max: number): string {
  return value >= max ? `${max} or more` : `${value}`
}
