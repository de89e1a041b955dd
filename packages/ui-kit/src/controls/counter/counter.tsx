import { type ReactElement, type Ref, useId, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useTexts } from '../../locale/locale.ts'
import type { NumberControlProps } from '../value-control.ts'
import hiddenStyles from '../visually-hidden/visually-hidden.module.css'
import styles from './counter.module.css'
import { NumberField } from './number-field.tsx'
import { NumberStepButton } from './step-button.tsx'

export type CounterProps = NumberControlProps & {
  /** 'score' has a large number between the buttons. @default 'm' */
  readonly size?: 'm' | 'score' | undefined
  /** Label of the increase button, read before the label of the counter. @default 'One more' */
  readonly moreLabel?: string | undefined
  /** Label of the decrease button, read before the label of the counter. @default 'One less' */
  readonly lessLabel?: string | undefined
  /** Whether the new value is announced after a step button was used. @default true */
  readonly announceSteps?: boolean | undefined
  /** Called when a typed number can have no further digit, and on Enter, so that an app can move the focus on. */
  readonly onComplete?: (() => void) | undefined
  /** Ref to the text input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const DEFAULT_MAX = 99

/**
 * Renders a number control with two step buttons. The user presses or holds a button (repeats after 500 ms, then every
 * 50 ms), types a number, or uses the arrow keys, Page Up and Page Down (10 steps), Home and End. The first typed digit
 * replaces the value; Enter and blur commit it. A text that is no number changes nothing. The mouse wheel is ignored.
 * In an untouched counter the decrease button and a tap on the dash choose the minimum.
 * States: `data-untouched`, `data-at-min`, `data-at-max`, `data-disabled`.
 *
 * @example <Counter label="Chiefs" max={99} defaultValue={0} onValueChange={setScore} />
 */
export function Counter({
  label,
  labelHidden = false,
  size = 'm',
  moreLabel,
  lessLabel,
  announceSteps = true,
  onComplete,
  className,
  ref,
  ...options
}: CounterProps): ReactElement {
  const id = useId()
  const control = useNumberControl(options, DEFAULT_MAX)
  const { value, min, max, disabled, isUntouched } = control
  const texts = useTexts('counter')
  // Screen readers do not read a field without focus, so a live region announces the steps of the buttons.
  const [isStepped, setIsStepped] = useState(false)

  const buttonProps = { control, onEnd: () => setIsStepped(true) }
  return (
    <div
      className={classNames(styles['counter'], className)}
      data-size={size}
      data-untouched={isUntouched || undefined}
      data-at-min={value <= min || undefined}
      data-at-max={value >= max || undefined}
      data-disabled={disabled || undefined}
    >
      <ControlLabel htmlFor={id} hidden={labelHidden}>
        {label}
      </ControlLabel>
      <NumberStepButton
        {...buttonProps}
        direction="down"
        label={texts.buttonLabel(lessLabel ?? texts.less, label)}
      />
      <NumberField
        ref={ref}
        id={id}
        control={control}
        onComplete={onComplete}
        onFocus={() => setIsStepped(false)}
      />
      <NumberStepButton
        {...buttonProps}
        direction="up"
        label={texts.buttonLabel(moreLabel ?? texts.more, label)}
      />
      {announceSteps ? (
        <span className={hiddenStyles['hidden']} aria-live="polite">
          {isStepped ? control.ariaValueText : ''}
        </span>
      ) : null}
    </div>
  )
}
