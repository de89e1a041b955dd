import { type ReactElement, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useTexts } from '../../texts/kit-texts.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './counter.module.css'
import { NumberField } from './number-field.tsx'
import { Steps } from './steps.tsx'

export type CounterProps = NumberControlProps & {
  /** 'score' has a large number between the buttons. @default 'm' */
  readonly size?: 'm' | 'score' | undefined
  /** Whether the new value is announced after a step button was used. @default true */
  readonly announceSteps?: boolean | undefined
  /** Called when a typed number can have no further digit, and on Enter, so that an app can move the focus on. */
  readonly onComplete?: (() => void) | undefined
  /** Ref to the text input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const DEFAULT_MAX = 99

/**
 * Renders a control for whole numbers from 0 with two step buttons. The user presses or holds a button (repeats after
 * 500 ms, then every 50 ms), types a number, or uses the arrow keys, Page Up and Page Down (10 steps), Home and End. The
 * first typed digit replaces the value. A text that is no number changes nothing. Enter submits no form, and the mouse
 * wheel is ignored.
 * In an untouched counter the decrease button and a tap on the dash choose the minimum.
 * States: `data-untouched`, `data-disabled`.
 *
 * @example <Counter label="Chiefs" max={99} defaultValue={0} onValueChange={setScore} />
 */
export function Counter({
  label,
  labelHidden = false,
  size = 'm',
  announceSteps,
  onComplete,
  className,
  ref,
  ...options
}: CounterProps): ReactElement {
  const id = useId()
  const control = useNumberControl(options, DEFAULT_MAX)
  const { name, value, disabled, isUntouched } = control
  const texts = useTexts('counter')
  return (
    <div
      ref={control.resetRef}
      className={classNames(styles['counter'], className)}
      data-size={size}
      data-untouched={isUntouched || undefined}
      data-disabled={disabled || undefined}
    >
      <ControlLabel htmlFor={id} hidden={labelHidden}>
        {label}
      </ControlLabel>
      <Steps
        control={control}
        isAnnounced={announceSteps}
        moreLabel={texts.buttonLabel(texts.more, label)}
        lessLabel={texts.buttonLabel(texts.less, label)}
      >
        <NumberField ref={ref} id={id} control={control} onComplete={onComplete} />
      </Steps>
      {/* The text of the field is formatted. */}
      {name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />}
    </div>
  )
}
