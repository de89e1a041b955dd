'use client'

import { type KeyboardEvent, type ReactElement, type Ref, useId, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { hasModifier } from '../../internal/has-modifier.ts'
import { HiddenInput } from '../../internal/hidden-input.tsx'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useTexts } from '../../locale/use-texts.ts'
import type { NumberControlProps } from '../value-control.ts'
import hiddenStyles from '../visually-hidden/visually-hidden.module.css'
import styles from './counter.module.css'
import { COUNTER_TEXTS } from './counter-texts.ts'
import { NumberStepButton } from './number-step-button.tsx'
import { useTyping } from './use-typing.ts'
import { valueForKey } from './value-for-key.ts'

/** Props of {@link Counter}. */
export type CounterProps = NumberControlProps & {
  /** 'score' has a large number above 56 px buttons. @default 'm' */
  readonly size?: 'm' | 'score' | undefined
  /** Label of the increase button, read before the label of the counter. @default 'One more' */
  readonly moreLabel?: string | undefined
  /** Label of the decrease button, read before the label of the counter. @default 'One less' */
  readonly lessLabel?: string | undefined
  /** Whether the new value is announced after a step button was used. @default true */
  readonly announceSteps?: boolean | undefined
  /** Ref to the text input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const DEFAULT_MAX = 99

/**
 * Renders a number control with two step buttons. The user presses or holds a button (repeats after 500 ms, then every
 * 50 ms), types a number, or uses the arrow keys, Page Up and Page Down (10 steps), Home and End. The first typed digit
 * replaces the value; Enter and blur commit it. The mouse wheel is ignored.
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
  className,
  ref,
  ...options
}: CounterProps): ReactElement {
  const id = useId()
  const control = useNumberControl(options, DEFAULT_MAX)
  const { value, min, max, disabled, isUntouched, ariaValueText, formatValue, hiddenInput } = control
  const texts = useTexts('counter', COUNTER_TEXTS)
  // Screen readers do not read a field without focus, so a live region announces the steps of the buttons.
  const [isStepped, setIsStepped] = useState(false)
  const isWhole = Number.isInteger(min) && Number.isInteger(control.step)
  const isNaturalNumber = min >= 0 && isWhole
  const { draft, readField, endDraft } = useTyping(control, isNaturalNumber)

  function finishTyping(): void {
    endDraft()
    control.commit()
  }

  function reset(): void {
    endDraft()
    hiddenInput.onReset()
  }

  function handleKey(event: KeyboardEvent): void {
    if (hasModifier(event)) return
    const next = valueForKey(event.key, control.latestValue.current, control)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) control.change(next)
    finishTyping()
  }

  const field = (
    <input
      ref={ref}
      id={id}
      className={styles['number']}
      // As wide as the widest number, so that the layout does not shift.
      style={{ inlineSize: `${formatValue(max).length / 2 + 0.5}em` }}
      inputMode={inputModeFor(min, isWhole)}
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isUntouched ? undefined : value}
      aria-valuetext={ariaValueText}
      placeholder="–"
      required={control.isRequired}
      disabled={disabled}
      value={draft ?? (isUntouched ? '' : formatValue(value))}
      onChange={(event) => readField(event.currentTarget, event.nativeEvent)}
      onFocus={(event) => {
        setIsStepped(false)
        event.currentTarget.select()
      }}
      // On release the browser replaces the selection by a caret, WebKit also the selection of the focus event.
      onMouseUp={(event) => {
        event.preventDefault()
        event.currentTarget.select()
      }}
      onBlur={finishTyping}
      onKeyDown={handleKey}
    />
  )
  const decreaseButton = (
    <NumberStepButton
      control={control}
      direction="down"
      label={texts.buttonLabel(lessLabel ?? texts.less, label)}
      size={size === 'score' ? 'l' : 'm'}
      onEnd={() => setIsStepped(true)}
    />
  )
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
      {/* Tab visits the elements in the order in which they are seen. */}
      {size === 'score' ? (
        <>
          {field}
          {decreaseButton}
        </>
      ) : (
        <>
          {decreaseButton}
          {field}
        </>
      )}
      <NumberStepButton
        control={control}
        direction="up"
        label={texts.buttonLabel(moreLabel ?? texts.more, label)}
        size={size === 'score' ? 'l' : 'm'}
        onEnd={() => setIsStepped(true)}
      />
      <HiddenInput {...hiddenInput} onReset={reset} />
      {announceSteps ? (
        <span className={hiddenStyles['hidden']} aria-live="polite">
          {isStepped ? ariaValueText : ''}
        </span>
      ) : null}
    </div>
  )
}

/** Returns the keyboard of a phone for the numbers of a counter. Only that for text has a minus sign on every phone. */
function inputModeFor(min: number, isWhole: boolean): 'numeric' | 'decimal' | 'text' {
  if (min < 0) return 'text'
  return isWhole ? 'numeric' : 'decimal'
}
