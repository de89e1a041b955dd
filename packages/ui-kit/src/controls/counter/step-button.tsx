import type { ReactElement } from 'react'
import { useDisabledAtBound } from '../../internal/use-disabled-at-bound.ts'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import styles from './step-button.module.css'
import { useHoldToRepeat } from './use-hold-to-repeat.ts'

export type StepButtonProps = {
  /** Label for screen readers, for instance 'One more'. */
  readonly label: string
  /** Whether a step decreases or increases the number. */
  readonly direction: 'down' | 'up'
  /** Whether the number is at its minimum or maximum. The button is disabled after it has lost the focus. */
  readonly atBound: boolean
  /** Takes one step. Returns `false` if it was the last one. */
  readonly onStep: () => boolean
  /** Called when a press or a hold ends. */
  readonly onEnd?: (() => void) | undefined
  /** Whether input is ignored. @default false */
  readonly disabled?: boolean | undefined
  /** Whether Tab stops at the button. Not needed next to a control whose arrow keys take the same steps. @default true */
  readonly tabStop?: boolean | undefined
  /** 44 or 56 px. @default 'm' */
  readonly size?: 'm' | 'l' | undefined
}

/**
 * Renders a round button that takes one step per press and repeats while it is held: after 500 ms, then every 50 ms.
 *
 * @example <StepButton label="One more" direction="up" atBound={tries === 20} onStep={addTry} />
 */
export function StepButton({
  label,
  direction,
  atBound,
  onStep,
  onEnd,
  disabled = false,
  tabStop = true,
  size = 'm',
}: StepButtonProps): ReactElement {
  const bound = useDisabledAtBound(atBound, disabled)
  const hold = useHoldToRepeat({ onStep, onEnd, disabled: disabled || atBound })
  return (
    <button
      type="button"
      className={styles['step']}
      tabIndex={tabStop ? undefined : -1}
      data-size={size}
      aria-label={label}
      {...hold}
      {...bound}
      onBlur={() => {
        bound.onBlur()
        hold.onBlur()
      }}
    >
      {direction === 'up' ? <PlusIcon /> : <MinusIcon />}
    </button>
  )
}

type NumberStepButtonProps = Pick<StepButtonProps, 'label' | 'direction' | 'onEnd'> & {
  readonly control: NumberControl
}

/** Renders a button that changes a number control by one step. The end of a press or a hold commits the value. */
export function NumberStepButton({ control, label, direction, onEnd }: NumberStepButtonProps): ReactElement {
  const { value, min, max, step, disabled, isUntouched, latestValue, change, commit } = control
  const isUp = direction === 'up'
  const isAtBound = isUp ? value >= max : value <= min
  return (
    <StepButton
      label={label}
      direction={direction}
      tabStop={false}
      // The first step down from the minimum chooses it.
      atBound={isAtBound && (isUp || !isUntouched)}
      disabled={disabled}
      onStep={() => {
        change(latestValue.current + (isUp ? step : -step))
        return latestValue.current > min && latestValue.current < max
      }}
      onEnd={() => {
        onEnd?.()
        commit()
      }}
    />
  )
}
