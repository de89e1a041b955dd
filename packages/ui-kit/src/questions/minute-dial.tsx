import { initialAnswer, type NumberAnswer, type NumberQuestion } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { classNames } from '../internal/class-names.ts'
import { useLocale, useTexts } from '../locale/locale.ts'
import { FineSteps } from './fine-steps.tsx'
import styles from './minute-dial.module.css'
import { labelledBy, type NumberInputProps } from './question-input.ts'

export type MinuteDialProps = NumberInputProps<NumberQuestion<'minute'>, NumberAnswer<'minute'>> & {
  /** Text next to an unanswered input that is not disabled. @default 'Turn to a minute' */
  readonly emptyText?: string | undefined
  /** The answer as text, next to the dial. @default '12th minute', 'before the first minute' for 0 */
  readonly minuteText?: ((minute: number) => string) | undefined
  /** Label of the button for a later minute. @default 'One minute later', or '5 minutes later' with a step of 5 */
  readonly moreLabel?: string | undefined
  /**
   * Label of the button for an earlier minute.
   * @default 'One minute earlier', or '5 minutes earlier' with a step of 5
   */
  readonly lessLabel?: string | undefined
  /** Called when a minute was typed completely, so that an app can move the focus to the next question. */
  readonly onComplete?: (() => void) | undefined
  /** Label of the field on the dial in which the minute can be typed. @default 'minute' */
  readonly unit?: string | undefined
  /** Minute of half time, which has a longer tick and its mark. @default the dial has none */
  readonly halfTime?: number | undefined
  /** Text after the minute of half time on the dial. @default 'HT' */
  readonly halfTimeMark?: string | undefined
  /** The number for screen readers. @default '1 minute', '12 minutes' */
  readonly valueText?: ((minute: number) => string) | undefined
}

/** Difference between two labelled minutes. */
const MARK_EVERY = 20

/**
 * Renders a minute question as a dial next to its heading and two buttons for one step more or less.
 * The minute can also be typed in the centre of the dial.
 *
 * @example <MinuteDial question={question} halfTime={40} answer={answer} onAnswerChange={setAnswer} />
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
  onComplete,
  unit,
  halfTime,
  halfTimeMark,
  valueText,
  heading,
  className,
}: MinuteDialProps): ReactElement {
  const { min, max, step = 1, text } = question
  const texts = useTexts('minuteDial')
  const { formatNumber } = useLocale()
  const minute = (answer ?? initialAnswer(question)).value
  const asAnswer = (value: number): NumberAnswer<'minute'> => ({ kind: 'minute', value })
  const options = {
    min,
    max,
    step,
    value: minute,
    untouched: answer === undefined,
    untouchedText,
    valueText: valueText ?? texts.valueText,
    disabled,
    onValueChange: (value: number) => onAnswerChange(asAnswer(value)),
    onValueCommitted: (value: number) => onAnswerCommitted?.(asAnswer(value)),
  }
  const prompt = disabled === true ? '' : (emptyText ?? texts.empty)
  return (
    <div
      className={classNames(styles['minute'], className)}
      {...labelledBy(heading)}
      data-untouched={answer === undefined || undefined}
    >
      <div className={styles['row']}>
        {heading === undefined ? null : <div className={styles['heading']}>{heading.content}</div>}
        <CircularSlider
          {...options}
          className={styles['dial']}
          size="s"
          label={heading === undefined ? text : (unit ?? texts.unit)}
          labelHidden
          fieldLabel={unit ?? texts.unit}
          onComplete={onComplete}
          majorTicks={halfTime === undefined ? [] : [halfTime]}
          marks={markedMinutes(min, max)}
          formatMark={(mark) =>
            mark === halfTime ? `${formatNumber(mark)} ${halfTimeMark ?? texts.halfTime}` : formatNumber(mark)
          }
        />
        <div className={styles['steps']}>
          <FineSteps
            {...options}
            moreLabel={moreLabel ?? texts.later(step)}
            lessLabel={lessLabel ?? texts.earlier(step)}
          >
            <p className={styles['words']} aria-hidden={answer === undefined ? undefined : true}>
              {answer === undefined ? prompt : (minuteText ?? texts.minute)(answer.value)}
            </p>
          </FineSteps>
        </div>
      </div>
    </div>
  )
}

/** Without the maximum, which has the place of the minimum. */
function markedMinutes(min: number, max: number): readonly number[] {
  const first = Math.ceil(min / MARK_EVERY) * MARK_EVERY
  const count = Math.max(0, Math.ceil((max - first) / MARK_EVERY))
  return Array.from({ length: count }, (_, index) => first + index * MARK_EVERY)
}
