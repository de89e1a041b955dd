'use client'

import { type KeyboardEvent, type ReactElement, type Ref, useId, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { FormMember } from '../../internal/form-member.tsx'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useTexts } from '../../locale/use-texts.ts'
import type { NumberControlProps } from '../value-control.ts'
import hiddenStyles from '../visually-hidden/visually-hidden.module.css'
import styles from './counter.module.css'
import { COUNTER_TEXTS } from './counter-texts.ts'
import { StepButton } from './step-button.tsx'
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

/**
 * Renders a number control with two step buttons. The user presses or holds a button (repeats after 500 ms, then every
 * 50 ms), types a number, or uses the arrow keys, Page Up and Page Down (10 steps), Home and End. The first typed digit
 * replaces the value; Enter and blur commit it. The mouse wheel is ignored.
 * States: `data-untouched`, `data-at-min`, `data-at-max`, `data-disabled`.
 *
 * @example <Counter label="Chiefs" max={99} defaultValue={0} onValueChange={setScore} />
 */
export function Counter(props: CounterProps): ReactElement {
  const id = useId()
  const control = useNumberControl(props, 99)
  const { value, min, max, step, isUntouched, latestValue, change, commit } = control
  const { label, disabled = false, size = 'm', announceSteps = true } = props
  const texts = useTexts('counter', COUNTER_TEXTS)
  const { moreLabel = texts.more, lessLabel = texts.less } = props
  // Screen readers do not read a field without focus, so a live region announces the steps of the buttons.
  const [stepped, setStepped] = useState(false)
  // Numeric keyboards have no minus sign and no decimal point.
  const isNaturalNumber = min >= 0 && Number.isInteger(step)
  const { draft, type, endDraft } = useTyping(control, isNaturalNumber)
  const atMin = value <= min
  const atMax = value >= max

  function finishTyping(): void {
    endDraft()
    commit()
  }

  function reset(): void {
    endDraft()
    control.formMember.onReset()
  }

  function handleKey(event: KeyboardEvent): void {
    const next = valueForKey(event.key, latestValue.current, control)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) change(next)
    finishTyping()
  }

  const renderButton = (direction: 'down' | 'up', atBound: boolean) => (
    <StepButton
      label={texts.buttonLabel(direction === 'up' ? moreLabel : lessLabel, label)}
      direction={direction}
      size={size === 'score' ? 'l' : 'm'}
      atBound={atBound}
      disabled={disabled}
      onStep={() => {
        change(latestValue.current + (direction === 'up' ? step : -step))
        return latestValue.current > min && latestValue.current < max
      }}
      onEnd={() => {
        setStepped(true)
        commit()
      }}
    />
  )
  const field = (
    <input
      ref={props.ref}
      id={id}
      className={styles['number']}
      // As wide as the widest number, so that the layout does not shift.
      style={{ inlineSize: `${control.formatValue(max).length / 2 + 0.5}em` }}
      inputMode={isNaturalNumber ? 'numeric' : 'text'}
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isUntouched ? undefined : value}
      aria-valuetext={control.ariaValueText}
      placeholder="–"
      required={props.required && props.name !== undefined}
      disabled={disabled}
      value={draft ?? (isUntouched ? '' : control.formatValue(value))}
      onChange={(event) => type(event.currentTarget, event.nativeEvent)}
      onFocus={(event) => {
        setStepped(false)
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
  const down = renderButton('down', atMin)
  const up = renderButton('up', atMax)
  return (
    <div
      className={classNames(styles['counter'], props.className)}
      data-size={size}
      data-untouched={isUntouched || undefined}
      data-at-min={atMin || undefined}
      data-at-max={atMax || undefined}
      data-disabled={disabled || undefined}
    >
      <ControlLabel htmlFor={id} hidden={props.labelHidden === true}>
        {label}
      </ControlLabel>
      {size === 'score' ? (
        <>
          {field}
          {down}
          {up}
        </>
      ) : (
        <>
          {down}
          {field}
          {up}
        </>
      )}
      <FormMember {...control.formMember} onReset={reset} />
      {announceSteps ? (
        <span className={hiddenStyles['hidden']} aria-live="polite">
          {stepped ? control.ariaValueText : ''}
        </span>
      ) : null}
    </div>
  )
}
