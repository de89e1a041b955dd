import type { ReactElement } from 'react'
import { useBound } from '../../internal/use-bound.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import styles from './step-button.module.css'
import { useHoldToRepeat } from './use-hold-to-repeat.ts'

/** Props of {@link StepButton}. */
export type StepButtonProps = {
  /** Name for screen readers, 'One more' for instance. */
  readonly label: string
  /** Which way it steps. */
  readonly direction: 'down' | 'up'
  /** There is no further step: the button is disabled, natively once focus has left it. */
  readonly atBound: boolean
  /** Takes one step; `false` says that it was the last. */
  readonly onStep: () => boolean
  /** Called once a press or a hold is over. */
  readonly onEnd?: (() => void) | undefined
  /** Takes no input. @default false */
  readonly disabled?: boolean | undefined
  /** 44 or 56 px. @default 'm' */
  readonly size?: 'm' | 'l' | undefined
}

/** A round button that steps a number, once on a press and on and on while it is held. */
export function StepButton({
  label,
  direction,
  atBound,
  onStep,
  onEnd,
  disabled = false,
  size = 'm',
}: StepButtonProps): ReactElement {
  const bound = useBound(atBound, disabled)
  const hold = useHoldToRepeat({ onStep, onEnd, disabled: disabled || atBound })
  return (
    <button
      type="button"
      className={styles['step']}
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
