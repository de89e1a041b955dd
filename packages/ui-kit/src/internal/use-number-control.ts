import { type RefObject, useRef } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import { useLocale, useTexts } from '../locale/locale.ts'
import type { HiddenInputProps } from './hidden-input.tsx'
import { snapToStep } from './rules.ts'
import { useControlled } from './use-controlled.ts'
import { useLatest } from './use-latest.ts'

/** The props of a number control that decide its state. The others only change its markup. */
export type NumberControlOptions = Omit<NumberControlProps, 'label' | 'labelHidden' | 'className'>

/** The state of a number control. */
export interface NumberControl {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly disabled: boolean
  /** Whether its form requires a value. False without a name, because the value is then in no form. */
  readonly isRequired: boolean
  readonly formatValue: (value: number) => string
  /** Whether the value is only the initial value and has not been chosen. */
  readonly isUntouched: boolean
  /** The value of the last change, which a controlled parent may not have rendered yet. */
  readonly latestValue: RefObject<number>
  /** The value for screen readers. */
  readonly ariaValueText: string
  /** The message of the browser while a required value is missing, otherwise empty. */
  readonly validationMessage: string
  /** Changes to the valid number nearest to `next`. The first call is a change even if the number stays the same. */
  readonly change: (next: number) => void
  /** Submits the value with its form. A reset restores the initial state, untouched if it was, and calls no callback. */
  readonly hiddenInput: HiddenInputProps
  /** Calls onValueCommitted if the value changed since the last commit. */
  readonly commit: () => void
}

/**
 * Returns the state of a number control. The value is always within its range.
 *
 * @param defaultMax the maximum if the options have none
 */
export function useNumberControl(options: NumberControlOptions, defaultMax: number): NumberControl {
  const texts = useTexts('numberControl')
  const { formatNumber } = useLocale()
  const { min = 0, max: givenMax = defaultMax, step: givenStep = 1, disabled = false } = options
  const { formatValue = formatNumber } = options
  // As in a native range input, a step that is not positive is the default one.
  const step = givenStep > 0 ? givenStep : 1
  // If the maximum is not a whole number of steps from the minimum, the last step before it is the maximum.
  const max = snapToStep(givenMax, { min, max: givenMax, step })
  const range = { min, max, step }
  const chosen = useControlled<number, undefined>({
    value: options.value,
    defaultValue: undefined,
    onValueChange: options.onValueChange,
  })
  // A value outside the range is limited to it, also when the range shrinks.
  const value = snapToStep(chosen.value ?? options.defaultValue ?? min, range)
  const isUntouched =
    options.untouched === true && (options.value !== undefined || chosen.value === undefined)
  const isRequired = options.required === true && options.name !== undefined
  // A hold or a drag can change the value several times before a parent renders.
  const latestValue = useLatest(value)
  const isPending = useRef(false)
  return {
    ...range,
    value,
    disabled,
    isRequired,
    formatValue,
    isUntouched,
    hiddenInput: {
      name: options.name,
      value: isUntouched ? undefined : String(value),
      disabled,
      onReset() {
        isPending.current = false
        chosen.reset()
      },
    },
    latestValue,
    ariaValueText: isUntouched
      ? (options.untouchedText ?? texts.untouched)
      : (options.valueText ?? formatValue)(value),
    validationMessage: isRequired && isUntouched ? (options.requiredText ?? texts.required) : '',
    change(next) {
      const valid = snapToStep(next, range)
      if (disabled || (valid === latestValue.current && !isUntouched)) return
      latestValue.current = valid
      isPending.current = true
      chosen.set(valid)
    },
    commit() {
      if (!isPending.current) return
      isPending.current = false
      options.onValueCommitted?.(latestValue.current)
      // If a controlled parent rejected the change, the next step starts from its value.
      latestValue.current = value
    },
  }
}
