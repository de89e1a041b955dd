'use client'

import type { ReactElement } from 'react'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { StepButton, type StepButtonProps } from './step-button.tsx'

type NumberStepButtonProps = Pick<StepButtonProps, 'label' | 'direction' | 'size' | 'onEnd'> & {
  readonly control: NumberControl
}

/** Renders a button that changes a number control by one step. The end of a press or a hold commits the value. */
export function NumberStepButton({
  control,
  label,
  direction,
  size,
  onEnd,
}: NumberStepButtonProps): ReactElement {
  const { value, min, max, step, disabled, latestValue, change, commit } = control
  const isUp = direction === 'up'
  return (
    <StepButton
      label={label}
      direction={direction}
      size={size}
      atBound={isUp ? value >= max : value <= min}
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
