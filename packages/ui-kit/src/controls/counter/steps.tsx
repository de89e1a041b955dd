import { type ReactElement, type ReactNode, useState } from 'react'
import { useDisabledAtBound } from '../../internal/use-disabled-at-bound.ts'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import hiddenStyles from '../visually-hidden/visually-hidden.module.css'
import styles from './steps.module.css'
import { useHoldToRepeat } from './use-hold-to-repeat.ts'

type StepsProps = {
  readonly control: NumberControl
  readonly moreLabel: string
  readonly lessLabel: string
  /** Whether the value is announced after a step. @default true */
  readonly isAnnounced?: boolean | undefined
  /** What is between the buttons. */
  readonly children: ReactNode
}

/**
 * Renders two buttons that change a number control by one step less or more, for one press or repeatedly while they are
 * held. Screen readers do not read an input without focus, so a live region announces the value after a step.
 */
export function Steps({
  control,
  moreLabel,
  lessLabel,
  isAnnounced = true,
  children,
}: StepsProps): ReactElement {
  const [steppedTo, setSteppedTo] = useState<number>()
  const onEnd = () => setSteppedTo(control.latestValue.current)
  return (
    <>
      <StepButton control={control} direction="down" label={lessLabel} onEnd={onEnd} />
      {children}
      <StepButton control={control} direction="up" label={moreLabel} onEnd={onEnd} />
      {isAnnounced ? (
        <span className={hiddenStyles['hidden']} aria-live="polite">
          {steppedTo === control.value ? control.ariaValueText : ''}
        </span>
      ) : null}
    </>
  )
}

type StepButtonProps = {
  readonly control: NumberControl
  readonly direction: 'down' | 'up'
  readonly label: string
  /** Called when a press or a hold ends. */
  readonly onEnd: () => void
}

function StepButton({ control, direction, label, onEnd }: StepButtonProps): ReactElement {
  const { value, min, max, step, disabled, isUntouched, latestValue, change } = control
  const isUp = direction === 'up'
  // The first step down from the minimum chooses it.
  const atBound = isUp ? value >= max : value <= min && !isUntouched
  const bound = useDisabledAtBound(atBound, disabled)
  const hold = useHoldToRepeat({
    onStep() {
      change(latestValue.current + (isUp ? step : -step))
      return latestValue.current > min && latestValue.current < max
    },
    onEnd,
    disabled: disabled || atBound,
  })
  return (
    <button
      type="button"
      className={styles['step']}
      // The arrow keys of the control take the same steps.
      tabIndex={-1}
      aria-label={label}
      {...hold}
      {...bound}
      onBlur={() => {
        bound.onBlur()
        hold.onBlur()
      }}
    >
      {isUp ? <PlusIcon /> : <MinusIcon />}
    </button>
  )
}
