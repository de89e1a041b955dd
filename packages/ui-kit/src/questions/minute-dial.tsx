import { initialAnswer, type NumberAnswer, type NumberQuestion } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { StepButton } from '../controls/counter/step-button.tsx'
import { clamp } from '../internal/clamp.ts'
import { classNames } from '../internal/class-names.ts'
import { useLatest } from '../internal/use-latest.ts'
import styles from './minute-dial.module.css'
import { ordinal } from './ordinal.ts'
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link MinuteDial}. */
export type MinuteDialProps = NumberInputProps<NumberQuestion<'minute'>, NumberAnswer<'minute'>> & {
  /** Text below an unanswered input that is not disabled. @default 'Turn to a minute' */
  readonly emptyText?: string | undefined
  /** The answer as text, below the dial. @default '12th minute', 'before the first minute' for 0 */
  readonly minuteText?: ((minute: number) => string) | undefined
  /** Label of the button for a later minute. @default 'One minute later', or '5 minutes later' with a step of 5 */
  readonly moreLabel?: string | undefined
  /** Label of the button for an earlier minute. @default 'One minute earlier', or '5 minutes earlier' with a step of 5 */
  readonly lessLabel?: string | undefined
  /** The unit under the number on the dial. @default 'minute' */
  readonly unit?: string | undefined
  /** The number for screen readers. @default '1 minute', '12 minutes' */
  readonly valueText?: ((minute: number) => string) | undefined
}

const HALF_TIME_MINUTE = 40

/**
 * Renders a minute question as a dial with half time marked, and two buttons for one step more or less.
 *
 * @example <MinuteDial question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function MinuteDial({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  untouchedText,
  emptyText = 'Turn to a minute',
  minuteText = minuteWords,
  moreLabel,
  lessLabel,
  unit = 'minute',
  valueText = minutesWords,
  className,
}: MinuteDialProps): ReactElement {
  const { min, max, step = 1, text } = question
  const stepWords = step === 1 ? 'One minute' : `${step} minutes`
  const minute = (answer ?? initialAnswer(question)).value
  const latestMinute = useLatest(minute)
  const asAnswer = (value: number): NumberAnswer<'minute'> => ({ kind: 'minute', value })
  const commit = () => onAnswerCommitted?.(asAnswer(latestMinute.current))
  const renderButton = (direction: 'down' | 'up') => (
    <StepButton
      label={direction === 'up' ? (moreLabel ?? `${stepWords} later`) : (lessLabel ?? `${stepWords} earlier`)}
      direction={direction}
      atBound={minute === (direction === 'up' ? max : min)}
      disabled={disabled}
      onStep={() => {
        latestMinute.current = clamp(latestMinute.current + (direction === 'up' ? step : -step), min, max)
        onAnswerChange(asAnswer(latestMinute.current))
        return latestMinute.current > min && latestMinute.current < max
      }}
      onEnd={commit}
    />
  )
  return (
    <div
      className={classNames(styles['minute'], className)}
      data-untouched={answer === undefined || undefined}
    >
      <CircularSlider
        label={text}
        labelHidden
        unit={unit}
        min={min}
        max={max}
        step={step}
        strongTicks={[HALF_TIME_MINUTE]}
        valueText={valueText}
        value={minute}
        untouched={answer === undefined}
        untouchedText={untouchedText}
        disabled={disabled}
        onValueChange={(value) => onAnswerChange(asAnswer(value))}
        onValueCommitted={(value) => onAnswerCommitted?.(asAnswer(value))}
      />
      <div className={styles['fine']}>
        {renderButton('down')}
        <output className={styles['words']}>
          {answer === undefined ? !disabled && emptyText : minuteText(answer.value)}
        </output>
        {renderButton('up')}
      </div>
    </div>
  )
}

function minutesWords(minute: number): string {
  return `${minute} ${minute === 1 ? 'minute' : 'minutes'}`
}

function minuteWords(minute: number): string {
  return minute === 0 ? 'before the first minute' : `${ordinal(minute)} minute`
}
