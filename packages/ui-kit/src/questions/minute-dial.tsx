import { initialAnswer, type NumberAnswer, type NumberQuestion } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { classNames } from '../internal/class-names.ts'
import { useLocale, useTexts } from '../locale/locale.ts'
import { FineSteps } from './fine-steps.tsx'
import styles from './minute-dial.module.css'
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link MinuteDial}. */
export type MinuteDialProps = NumberInputProps<NumberQuestion<'minute'>, NumberAnswer<'minute'>> & {
  /** Text below an unanswered input that is not disabled. @default 'Turn to a minute' */
  readonly emptyText?: string | undefined
  /** The answer as text, below the dial. @default '12th minute', 'before the first minute' for 0 */
  readonly minuteText?: ((minute: number) => string) | undefined
  /** Label of the button for a later minute. @default 'One minute later', or '5 minutes later' with a step of 5 */
  readonly moreLabel?: string | undefined
  /**
   * Label of the button for an earlier minute.
   * @default 'One minute earlier', or '5 minutes earlier' with a step of 5
   */
  readonly lessLabel?: string | undefined
  /** The unit under the number on the dial. @default 'minute' */
  readonly unit?: string | undefined
  /** Text after the minute of half time on the dial. @default 'HT' */
  readonly halfTimeMark?: string | undefined
  /** The number for screen readers. @default '1 minute', '12 minutes' */
  readonly valueText?: ((minute: number) => string) | undefined
}

const HALF_TIME_MINUTE = 40
/** Difference between two labelled minutes. */
const MARK_EVERY = 20

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
  emptyText,
  minuteText,
  moreLabel,
  lessLabel,
  unit,
  halfTimeMark,
  valueText,
  className,
}: MinuteDialProps): ReactElement {
  const { min, max, step = 1, text } = question
  const texts = useTexts('minuteDial')
  const { formatNumber } = useLocale()
  const minute = (answer ?? initialAnswer(question)).value
  const asAnswer = (value: number): NumberAnswer<'minute'> => ({ kind: 'minute', value })
  const onValueChange = (value: number) => onAnswerChange(asAnswer(value))
  const onValueCommitted = (value: number) => onAnswerCommitted?.(asAnswer(value))
  return (
    <div
      className={classNames(styles['minute'], className)}
      data-untouched={answer === undefined || undefined}
    >
      <CircularSlider
        label={text}
        labelHidden
        unit={unit ?? texts.unit}
        min={min}
        max={max}
        step={step}
        majorTicks={[HALF_TIME_MINUTE]}
        marks={markedMinutes(min, max)}
        formatMark={(mark) =>
          mark === HALF_TIME_MINUTE
            ? `${formatNumber(mark)} ${halfTimeMark ?? texts.halfTime}`
            : formatNumber(mark)
        }
        valueText={valueText ?? texts.valueText}
        value={minute}
        untouched={answer === undefined}
        untouchedText={untouchedText}
        disabled={disabled}
        onValueChange={onValueChange}
        onValueCommitted={onValueCommitted}
      />
      <FineSteps
        value={minute}
        min={min}
        max={max}
        step={step}
        moreLabel={moreLabel ?? texts.later(step)}
        lessLabel={lessLabel ?? texts.earlier(step)}
        disabled={disabled}
        onValueChange={onValueChange}
        onValueCommitted={onValueCommitted}
      >
        {answer === undefined
          ? !disabled && (emptyText ?? texts.empty)
          : (minuteText ?? texts.minute)(answer.value)}
      </FineSteps>
    </div>
  )
}

/** Without the maximum, which has the place of the minimum. */
function markedMinutes(min: number, max: number): readonly number[] {
  const first = Math.ceil(min / MARK_EVERY) * MARK_EVERY
  const count = Math.max(0, Math.ceil((max - first) / MARK_EVERY))
  return Array.from({ length: count }, (_, index) => first + index * MARK_EVERY)
}
