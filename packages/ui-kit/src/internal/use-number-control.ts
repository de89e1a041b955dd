import type { RefCallback, RefObject } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import { useTexts } from '../texts/kit-texts.ts'
import { snapToStep } from './rules.ts'
import { useControlled } from './use-controlled.ts'
import { useLatest } from './use-latest.ts'

/** The props of a number control that decide its state. The others only change its markup. */
export type NumberControlOptions = Omit<NumberControlProps, 'label' | 'labelHidden' | 'className'>

/** The state of a number control. */
export interface NumberControl {
  readonly value: number
  /** Undefined while nothing is chosen. */
  readonly name: string | undefined
  readonly min: number
  readonly max: number
  readonly step: number
  readonly disabled: boolean
  /** Whether no value is chosen although one is required. */
  readonly isMissing: boolean
  readonly formatValue: (value: number) => string
  /** Whether the value is only the initial value and has not been chosen. */
  readonly isUntouched: boolean
  /** The value of the last change, which a controlled parent may not have rendered yet. */
  readonly latestValue: RefObject<number>
  /** The value for screen readers. */
  readonly ariaValueText: string
  /** Changes to the valid number nearest to `next`. The first call is a change even if the number stays the same. */
  readonly change: (next: number) => void
  /** Ref of the outermost element. */
  readonly resetRef: RefCallback<Element>
  /** How often the form of the control was reset. */
  readonly resets: number
}

/**
 * Returns the state of a number control. The value is always within its range.
 *
 * @param defaultMax the maximum if the options have none
 */
export function useNumberControl(options: NumberControlOptions, defaultMax: number): NumberControl {
  const texts = useTexts('numberControl')
  const { min = 0, max: givenMax = defaultMax, step: givenStep = 1, disabled = false } = options
  const { formatValue = String } = options
  // As in a native range input, a step that is not positive is the default one.
  const step = givenStep > 0 ? givenStep : 1
  // If the maximum is not a whole number of steps from the minimum, the last step before it is the maximum.
  const max = snapToStep(givenMax, { min, max: givenMax, step })
  const range = { min, max, step }
  const [chosen, setChosen, resetRef, resets] = useControlled<number, undefined>({
    value: options.value,
    defaultValue: undefined,
    onValueChange: options.onValueChange,
  })
  // A value outside the range is limited to it, also when the range shrinks.
  const value = snapToStep(chosen ?? options.defaultValue ?? min, range)
  const isUntouched = options.untouched === true && (options.value !== undefined || chosen === undefined)
  // A hold or a drag can change the value several times before a parent renders.
  const latestValue = useLatest(value)
  return {
    ...range,
    value,
    name: isUntouched ? undefined : options.name,
    disabled,
    formatValue,
    isUntouched,
    isMissing: isUntouched && options.required === true,
    latestValue,
    ariaValueText: isUntouched ? texts.untouched : (options.valueText ?? formatValue)(value),
    change(next) {
      const valid = snapToStep(next, range)
      if (disabled || (valid === latestValue.current && !isUntouched)) return
      latestValue.current = valid
      setChosen(valid)
    },
    resetRef,
    resets,
  }
}
