import { useRef, useState } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import { snapToStep } from './snap-to-step.ts'
import { useControlled } from './use-controlled.ts'
import { useLatest } from './use-latest.ts'

/**
 * The value of a number control: within its range, told on change, told once when committed, in digits and in words.
 *
 * @param largest the largest value where the owner names none
 */
export function useNumberControl(props: NumberControlProps, largest: number) {
  const { value, onValueChange, min = 0, max = largest, step = 1, formatValue = String } = props
  const [current, setCurrent] = useControlled({
    value,
    defaultValue: props.defaultValue ?? min,
    onValueChange,
  })
  const [wasTouched, setWasTouched] = useState(false)
  const isUntouched = props.untouched === true && (value !== undefined || !wasTouched)
  // A hold or a drag moves faster than an owner may render, so it counts on from the newest value.
  const newest = useLatest(current)
  const isPending = useRef(false)
  return {
    value: current,
    min,
    max,
    step,
    formatValue,
    isUntouched,
    newest,
    /** What a screen reader says. */
    spoken: isUntouched ? 'not answered' : (props.valueText ?? formatValue)(current),
    /** Takes the allowed value nearest to `next`; the first choice counts even where nothing moves. */
    change(next: number): void {
      const allowed = snapToStep(next, { min, max, step })
      if (props.disabled || (allowed === newest.current && !isUntouched)) return
      newest.current = allowed
      isPending.current = true
      setWasTouched(true)
      setCurrent(allowed)
    },
    commit(): void {
      if (!isPending.current) return
      isPending.current = false
      props.onValueCommitted?.(newest.current)
      // An owner that did not take the value is where the next step starts.
      newest.current = current
    },
  }
}
