import type { ReactElement, ReactNode } from 'react'
import { NumberStepButton } from '../controls/counter/step-button.tsx'
import { useNumberControl } from '../internal/use-number-control.ts'
import styles from './fine-steps.module.css'

/** Props of {@link FineSteps}. */
export type FineStepsProps = {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly moreLabel: string
  readonly lessLabel: string
  readonly disabled: boolean | undefined
  readonly onValueChange: (value: number) => void
  /** Called with the value when a press or a hold ends. */
  readonly onValueCommitted: (value: number) => void
  /** The value as text, between the buttons. */
  readonly children: ReactNode
}

/** Renders the value between two buttons for one step less or more, for inputs that a finger cannot set exactly. */
export function FineSteps({ moreLabel, lessLabel, children, ...options }: FineStepsProps): ReactElement {
  const control = useNumberControl(options, options.max)
  return (
    <div className={styles['fine']}>
      <NumberStepButton control={control} direction="down" label={lessLabel} />
      <output className={styles['words']}>{children}</output>
      <NumberStepButton control={control} direction="up" label={moreLabel} />
    </div>
  )
}
