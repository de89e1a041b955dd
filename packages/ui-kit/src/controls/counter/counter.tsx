import { type KeyboardEvent, type ReactElement, type Ref, useId, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { useNumberControl } from '../../internal/use-number-control.ts'
import type { NumberControlProps } from '../value-control.ts'
import hiddenStyles from '../visually-hidden/visually-hidden.module.css'
import styles from './counter.module.css'
import { keyStep } from './key-step.ts'
import { StepButton } from './step-button.tsx'
import { typedText } from './typed-text.ts'

/** Props of {@link Counter}. */
export type CounterProps = NumberControlProps & {
  /** 'score' sets the number large, above 56 px buttons. @default 'm' */
  readonly size?: 'm' | 'score' | undefined
  /** Name of the button for more, read out before the label. @default 'One more' */
  readonly moreLabel?: string | undefined
  /** Name of the button for less, read out before the label. @default 'One less' */
  readonly lessLabel?: string | undefined
  /** Whether the new value is announced after a step button was used. @default true */
  readonly announceSteps?: boolean | undefined
  /** The text field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A number between two step buttons: press, hold (500 ms, then every 50 ms), type, or use the arrow keys,
 * Page Up and Down (10 steps), Home and End. The first digit that is typed replaces the value; Enter and leaving
 * the field commit it. The mouse wheel changes nothing.
 * States: `data-untouched`, `data-at-min`, `data-at-max`, `data-disabled`.
 *
 * @example <Counter label="Chiefs" max={99} defaultValue={0} onValueChange={setScore} />
 */
export function Counter(props: CounterProps): ReactElement {
  const id = useId()
  const control = useNumberControl(props, 99)
  const { value, min, max, step, isUntouched, newest, change, commit } = control
  const { label, disabled = false, size = 'm', moreLabel = 'One more', lessLabel = 'One less' } = props
  const { announceSteps = true } = props
  const [draft, setDraft] = useState<string>()
  // Screen readers do not read a field without focus, so a live region announces the steps of the buttons.
  const [stepped, setStepped] = useState(false)
  // Keyboards of figures alone have neither a sign nor a point.
  const isPlain = min >= 0 && Number.isInteger(step)
  const atMin = value <= min
  const atMax = value >= max

  function finishTyping(): void {
    setDraft(undefined)
    commit()
  }

  function handleKey(event: KeyboardEvent): void {
    const next = keyStep(event.key, newest.current, control)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) change(next)
    finishTyping()
  }

  function handleType(field: HTMLInputElement, event: Event): void {
    const unwanted = isPlain ? /\D/g : /[^\d.-]/g
    const typed = typedText(field.value, event, {
      isFirst: draft === undefined,
      longest: isPlain ? String(max).length : undefined,
    }).replace(unwanted, '')
    setDraft(typed)
    // Half a number, a sign alone for instance, is none yet.
    if (typed !== '' && !Number.isNaN(Number(typed))) change(Number(typed))
  }

  const button = (direction: 'down' | 'up', atBound: boolean) => (
    <StepButton
      label={`${direction === 'up' ? moreLabel : lessLabel}, ${label}`}
      direction={direction}
      size={size === 'score' ? 'l' : 'm'}
      atBound={atBound}
      disabled={disabled}
      onStep={() => {
        change(newest.current + (direction === 'up' ? step : -step))
        return newest.current > min && newest.current < max
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
      // The width of the widest number, so that nothing moves while it grows.
      style={{ inlineSize: `${control.formatValue(max).length / 2 + 0.5}em` }}
      inputMode={isPlain ? 'numeric' : 'text'}
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isUntouched ? undefined : value}
      aria-valuetext={control.spoken}
      placeholder="–"
      disabled={disabled}
      value={draft ?? (isUntouched ? '' : control.formatValue(value))}
      onChange={(event) => handleType(event.currentTarget, event.nativeEvent)}
      onFocus={(event) => {
        setStepped(false)
        event.currentTarget.select()
      }}
      // On release the browser would replace the selection by a caret; WebKit also that of the focus event.
      onMouseUp={(event) => {
        event.preventDefault()
        event.currentTarget.select()
      }}
      onBlur={finishTyping}
      onKeyDown={handleKey}
    />
  )
  const down = button('down', atMin)
  const up = button('up', atMax)
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
      {announceSteps ? (
        <span className={hiddenStyles['hidden']} aria-live="polite">
          {stepped ? control.spoken : ''}
        </span>
      ) : null}
    </div>
  )
}
