import { type ReactElement, type ReactNode, useState } from 'react'
import { NumberStepButton } from '../controls/counter/step-button.tsx'
import { VisuallyHidden } from '../controls/visually-hidden/visually-hidden.tsx'
import { type NumberControlOptions, useNumberControl } from '../internal/use-number-control.ts'

type FineStepsProps = NumberControlOptions & {
  readonly max: number
  readonly moreLabel: string
  readonly lessLabel: string
  /** What is between the buttons. */
  readonly children?: ReactNode
}

/**
 * Renders two buttons for one step less or more, for inputs that a finger cannot set exactly. Screen readers do not read
 * an input without focus, so a live region announces the value after a step.
 */
export function FineSteps({ moreLabel, lessLabel, children, ...options }: FineStepsProps): ReactElement {
  const control = useNumberControl(options, options.max)
  const [steppedTo, setSteppedTo] = useState<number>()
  const onEnd = () => setSteppedTo(control.latestValue.current)
  return (
    <>
      <NumberStepButton control={control} direction="down" label={lessLabel} onEnd={onEnd} />
      {children}
      <NumberStepButton control={control} direction="up" label={moreLabel} onEnd={onEnd} />
      <span aria-live="polite">
        {steppedTo === control.value ? <VisuallyHidden>{control.ariaValueText}</VisuallyHidden> : null}
      </span>
    </>
  )
}
