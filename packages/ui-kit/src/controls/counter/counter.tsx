import { type CSSProperties, type KeyboardEvent, type ReactElement, type Ref, useId, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useNumberControl } from '../../internal/use-number-control.ts'
import type { NumberControlProps } from '../value-control.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './counter.module.css'
import { keyStep } from './key-step.ts'
import { StepButton } from './step-button.tsx'

/** Props of {@link Counter}. */
export type CounterProps = NumberControlProps & {
  /** 'score' sets the number large, above 56 px buttons. @default 'm' */
  readonly size?: 'm' | 'score' | undefined
  /** The text field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A number between two step buttons: press, hold (500 ms, then every 50 ms), type, or use the arrow keys,
 * Page Up and Down (10 steps), Home and End. The mouse wheel changes nothing.
 * States: `data-untouched`, `data-at-min`, `data-at-max`, `data-disabled`.
 *
 * @example <Counter label="Chiefs" max={99} defaultValue={0} onValueChange={setScore} />
 */
export function Counter({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  min = 0,
  max = 99,
  step = 1,
  formatValue = String,
  valueText,
  untouched = false,
  disabled = false,
  size = 'm',
  className,
  ref,
}: CounterProps): ReactElement {
  const id = useId()
  const control = useNumberControl({
    value,
    defaultValue,
    onValueChange,
    onValueCommitted,
    min,
    max,
    step,
    untouched,
  })
  const { isUntouched, newest, change, commit } = control
  const [draft, setDraft] = useState<string>()

  function stepBy(distance: number): boolean {
    change(newest.current + distance)
    return newest.current > min && newest.current < max
  }

  function handleKey(event: KeyboardEvent): void {
    const next = keyStep(event.key, { value: newest.current, min, max, step })
    if (next === undefined) return
    event.preventDefault()
    setDraft(undefined)
    change(next)
    commit()
  }

  function handleType(text: string): void {
    const digits = text.replace(/\D/g, '')
    setDraft(digits)
    if (digits !== '') change(Number(digits))
  }

  function leave(): void {
    if (draft === undefined) return
    setDraft(undefined)
    commit()
  }

  const text = isUntouched ? '' : formatValue(control.value)
  const spoken = isUntouched ? 'not answered' : (valueText ?? formatValue)(control.value)
  const atMin = control.value <= min && !isUntouched
  const atMax = control.value >= max && !isUntouched
  const width: CSSProperties & Record<'--tl-digits', number> = { '--tl-digits': formatValue(max).length }
  const buttonSize = size === 'score' ? 'l' : 'm'
  const field = (
    <input
      key="field"
      ref={ref}
      id={id}
      className={styles['number']}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-label={labelHidden ? label : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isUntouched ? undefined : control.value}
      aria-valuetext={spoken}
      maxLength={String(max).length}
      placeholder="–"
      disabled={disabled}
      value={draft ?? text}
      onChange={(event) => handleType(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={handleKey}
    />
  )
  const down = (
    <StepButton
      key="down"
      label={`One less, ${label}`}
      direction="down"
      size={buttonSize}
      atBound={atMin}
      disabled={disabled}
      onStep={() => stepBy(-step)}
      onEnd={commit}
    />
  )
  const up = (
    <StepButton
      key="up"
      label={`One more, ${label}`}
      direction="up"
      size={buttonSize}
      atBound={atMax}
      disabled={disabled}
      onStep={() => stepBy(step)}
      onEnd={commit}
    />
  )
  return (
    <div
      className={classNames(styles['counter'], className)}
      style={width}
      data-size={size}
      data-untouched={isUntouched || undefined}
      data-at-min={atMin || undefined}
      data-at-max={atMax || undefined}
      data-disabled={disabled || undefined}
    >
      {labelHidden ? null : (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {size === 'score' ? [field, down, up] : [down, field, up]}
      <VisuallyHidden>
        <output>{isUntouched ? '' : spoken}</output>
      </VisuallyHidden>
    </div>
  )
}
