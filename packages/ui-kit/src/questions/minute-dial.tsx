import { initialAnswer } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { Steps } from '../controls/counter/steps.tsx'
import { classNames } from '../internal/class-names.ts'
import { useNumberControl } from '../internal/use-number-control.ts'
import { useTexts } from '../texts/kit-texts.ts'
import styles from './minute-dial.module.css'
import { labelledBy, type NumberInputProps, numberOptions } from './question-input.ts'

export type MinuteDialProps = NumberInputProps<'minute'> & {
  /** Called when a minute was typed completely, so that an app can move the focus to the next question. */
  readonly onComplete?: (() => void) | undefined
  /** Minute of half time, which has a longer tick and its mark. @default the dial has none */
  readonly halfTime?: number | undefined
}

/** Difference between two labelled minutes. */
const MARK_EVERY = 20

/**
 * Renders a minute question as a dial next to its heading and two buttons for one step more or less.
 * The minute can also be typed in the centre of the dial.
 *
 * @example <MinuteDial question={question} halfTime={40} answer={answer} onAnswerChange={setAnswer} />
 */
export function MinuteDial(props: MinuteDialProps): ReactElement {
  const { question, answer, disabled, onComplete, halfTime, heading, className } = props
  const { min, max, step = 1, text } = question
  const texts = useTexts('minuteDial')
  const options = { ...numberOptions(props, answer ?? initialAnswer(question)), valueText: texts.valueText }
  const control = useNumberControl(options, max)
  const prompt = disabled === true ? '' : texts.empty
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
          label={heading === undefined ? text : texts.unit}
          labelHidden
          fieldLabel={texts.unit}
          onComplete={onComplete}
          majorTicks={halfTime === undefined ? [] : [halfTime]}
          marks={markedMinutes(min, max)}
          formatMark={(mark) => (mark === halfTime ? `${mark} ${texts.halfTime}` : `${mark}`)}
        />
        <div className={styles['steps']}>
          <Steps control={control} moreLabel={texts.later(step)} lessLabel={texts.earlier(step)}>
            <p className={styles['words']} aria-hidden={answer === undefined ? undefined : true}>
              {answer === undefined ? prompt : texts.minute(answer.value)}
            </p>
          </Steps>
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
