'use client'

import { type RefObject, useRef, useState } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import { useLocale } from '../locale/use-locale.ts'
import { useTexts } from '../locale/use-texts.ts'
import type { FormMemberProps } from './form-member.tsx'
import { NUMBER_CONTROL_TEXTS } from './number-control-texts.ts'
import { snapToStep } from './snap-to-step.ts'
import { useLatest } from './use-latest.ts'

/** The state of a number control. */
export interface NumberControl {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly formatValue: (value: number) => string
  /** Whether the value is only the initial value and has not been chosen. */
  readonly isUntouched: boolean
  /** The value of the last change, which a controlled parent may not have rendered yet. */
  readonly latestValue: RefObject<number>
  /** The value for screen readers. */
  readonly ariaValueText: string
  /** The message of the browser while a required value is missing. */
  readonly requiredText: string
  /** Changes to the valid number nearest to `next`. The first call is a change even if the number stays the same. */
  change(next: number): void
  /** Its part in a form. A reset restores the initial state, untouched if it was, and calls no callback. */
  readonly formMember: FormMemberProps
  /** Calls onValueCommitted if the value changed since the last commit. */
  commit(): void
}

/**
 * Returns the state of a number control. The value is always within its range.
 *
 * @param defaultMax the maximum if the props have none
 */
export function useNumberControl(props: NumberControlProps, defaultMax: number): NumberControl {
  const texts = useTexts('numberControl', NUMBER_CONTROL_TEXTS)
  const { formatNumber } = useLocale()
  const { value: controlledValue, min = 0, max = defaultMax, step = 1, formatValue = formatNumber } = props
  const [internalValue, setInternalValue] = useState<number>()
  const range = { min, max, step }
  // A value outside the range is limited to it, also when the range shrinks.
  const value = snapToStep(controlledValue ?? internalValue ?? props.defaultValue ?? min, range)
  const isUntouched =
    props.untouched === true && (controlledValue !== undefined || internalValue === undefined)
  // A hold or a drag can change the value several times before a parent renders.
  const latestValue = useLatest(value)
  const isPending = useRef(false)
  return {
    ...range,
    value,
    formatValue,
    isUntouched,
    formMember: {
      name: props.name,
      value: isUntouched ? undefined : String(value),
      disabled: props.disabled,
      onReset: () => setInternalValue(undefined),
    },
    latestValue,
    ariaValueText: isUntouched
      ? (props.untouchedText ?? texts.untouched)
      : (props.valueText ?? formatValue)(value),
    requiredText: props.requiredText ?? texts.required,
    change(next) {
      const valid = snapToStep(next, range)
      if (props.disabled || (valid === latestValue.current && !isUntouched)) return
      latestValue.current = valid
      isPending.current = true
      setInternalValue(valid)
      props.onValueChange?.(valid)
    },
    commit() {
      if (!isPending.current) return
      isPending.current = false
      props.onValueCommitted?.(latestValue.current)
      // If a controlled parent rejected the change, the next step starts from its value.
      latestValue.current = value
    },
  }
}
