import { useState } from 'react'
import { snapToStep } from './snap-to-step.ts'
import { useControlled } from './use-controlled.ts'
import { useLatest } from './use-latest.ts'

type NumberControl = {
  readonly value: number | undefined
  readonly defaultValue: number | undefined
  readonly onValueChange: ((value: number) => void) | undefined
  readonly onValueCommitted: ((value: number) => void) | undefined
  readonly min: number
  readonly max: number
  readonly step: number
  readonly untouched: boolean
}

/** The value of a number control: within its range, told on change, told once when committed. */
export function useNumberControl(props: NumberControl) {
  const { value, defaultValue, onValueChange, onValueCommitted, min } = props
  const [current, setCurrent] = useControlled({ value, defaultValue: defaultValue ?? min, onValueChange })
  const [wasTouched, setWasTouched] = useState(false)
  const isUntouched = props.untouched && (value !== undefined || !wasTouched)
  // A hold or a drag moves faster than an owner may render, so it counts on from the newest value.
  const newest = useLatest(current)
  return {
    value: current,
    isUntouched,
    newest,
    /** Takes the allowed value nearest to `next`; the first choice counts even where nothing moves. */
    change(next: number): void {
      const allowed = snapToStep(next, props)
      if (allowed === newest.current && !isUntouched) return
      newest.current = allowed
      setWasTouched(true)
      setCurrent(allowed)
    },
    commit(): void {
      onValueCommitted?.(newest.current)
      // An owner that did not take the value is where the next step starts.
      newest.current = current
    },
  }
}
