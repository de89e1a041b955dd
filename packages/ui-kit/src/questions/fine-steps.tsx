'use client'

import type { ReactElement, ReactNode } from 'react'
import { StepButton } from '../controls/counter/step-button.tsx'
import { clamp } from '../internal/clamp.ts'
import { useLatest } from '../internal/use-latest.ts'
import styles from './fine-steps.module.css'

/** Props of {@link FineSteps}. */
export type FineStepsProps = {
  readonly value: number
  readonly min: number
  readonly max: number
  /** Difference between two values. @default 1 */
  readonly step?: number | undefined
  readonly moreLabel: string
  readonly lessLabel: string
  readonly disabled?: boolean | undefined
  readonly onValueChange: (value: number) => void
  /** Called with the value when a press or a hold ends. */
  readonly onValueCommitted: (value: number) => void
  /** The value as text, between the buttons. */
  readonly children: ReactNode
}

/** Renders the value between two buttons for one step less or more, for inputs that a finger cannot set exactly. */
export function FineSteps(props: FineStepsProps): ReactElement {
  return (
    <div className={styles['fine']}>
      <Step {...props} direction="down" />
      <output className={styles['words']}>{props.children}</output>
      <Step {...props} direction="up" />
    </div>
  )
}

function Step({
  direction,
  value,
  min,
  max,
  step = 1,
  moreLabel,
  lessLabel,
  disabled,
  onValueChange,
  onValueCommitted,
}: FineStepsProps & { readonly direction: 'down' | 'up' }): ReactElement {
  const isUp = direction === 'up'
  const latest = useLatest(value)
  return (
    <StepButton
      label={isUp ? moreLabel : lessLabel}
      direction={direction}
      atBound={value === (isUp ? max : min)}
      disabled={disabled}
      onStep={() => {
        latest.current = clamp(latest.current + (isUp ? step : -step), min, max)
        onValueChange(latest.current)
        return latest.current > min && latest.current < max
      }}
      onEnd={() => onValueCommitted(latest.current)}
    />
  )
}
