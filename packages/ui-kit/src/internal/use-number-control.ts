import { type RefObject, useRef, useState } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import { snapToStep } from './snap-to-step.ts'
import { useLatest } from './use-latest.ts'

/** What a number control shows and does. */
export interface NumberControl {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly formatValue: (value: number) => string
  /** Whether the value is only where the control starts, and nobody's answer. */
  readonly isUntouched: boolean
  /** The value of the last change, which an owner may not have rendered yet. */
  readonly newest: RefObject<number>
  /** What a screen reader says. */
  readonly spoken: string
  /** Takes the allowed value nearest to `next`; the first choice counts even where nothing moves. */
  change(next: number): void
  /** Tells the value once, if it changed since the last commit. */
  commit(): void
}

/**
 * The value of a number control: within its range, told on change, told once when committed, in digits and in words.
 *
 * @param largest the largest value where the owner names none
 */
export function useNumberControl(props: NumberControlProps, largest: number): NumberControl {
  const { value: owned, min = 0, max = largest, step = 1, formatValue = String } = props
  // What was chosen here.
  const [own, setOwn] = useState<number>()
  const range = { min, max, step }
  // Whoever holds it: only what the range has is shown, and a range that shrinks takes its value along.
  const value = snapToStep(owned ?? own ?? props.defaultValue ?? min, range)
  const isUntouched = props.untouched === true && (owned !== undefined || own === undefined)
  // A hold or a drag moves faster than an owner may render, so it counts on from the newest value.
  const newest = useLatest(value)
  const isPending = useRef(false)
  return {
    ...range,
    value,
    formatValue,
    isUntouched,
    newest,
    spoken: isUntouched ? (props.untouchedText ?? 'not answered') : (props.valueText ?? formatValue)(value),
    change(next) {
      const allowed = snapToStep(next, range)
      if (props.disabled || (allowed === newest.current && !isUntouched)) return
      newest.current = allowed
      isPending.current = true
      setOwn(allowed)
      props.onValueChange?.(allowed)
    },
    commit() {
      if (!isPending.current) return
      isPending.current = false
      props.onValueCommitted?.(newest.current)
      // An owner that did not take the value is where the next step starts.
      newest.current = value
    },
  }
}
