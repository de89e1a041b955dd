import { type RefCallback, useCallback, useState } from 'react'
import { useLatest } from './use-latest.ts'

interface ControlledOptions<Value, Default> {
  readonly value: Value | undefined
  readonly defaultValue: Default
  readonly onValueChange: ((value: Value) => void) | undefined
}

type Controlled<Value, Default> = readonly [
  value: Value | Default,
  /** Changes the value and calls `onValueChange`. */
  change: (next: Value) => void,
  /** Ref of an element around the native inputs, which return to the default value when their form is reset. */
  resetRef: RefCallback<Element>,
  /** How often that has happened. */
  resets: number,
]

/**
 * Returns the value of a control, controlled if `value` is defined and otherwise uncontrolled, and a function that changes
 * it. Like that of a native input, a reset calls no callback.
 */
export function useControlled<Value, Default = Value>({
  value,
  defaultValue,
  onValueChange,
}: ControlledOptions<Value, Default>): Controlled<Value, Default> {
  // A new object at each change and each reset, which also renders a control whose value stays the same: one whose owner
  // does not take the change, and one whose inputs the browser has reset.
  const [own, setOwn] = useState<{ value: Value | Default; resets: number }>({
    value: defaultValue,
    resets: 0,
  })
  function change(next: Value): void {
    setOwn(({ resets }) => ({ value: next, resets }))
    onValueChange?.(next)
  }
  const reset = useLatest(() => setOwn({ value: defaultValue, resets: own.resets + 1 }))
  const resetRef = useCallback(
    (element: Element | null) => {
      const form = element?.closest('form')
      function handleReset(event: Event): void {
        // After the listeners of the page, which may prevent the reset, and after the reset of the native inputs.
        setTimeout(() => {
          if (!event.defaultPrevented) reset.current()
        })
      }
      form?.addEventListener('reset', handleReset)
      return () => form?.removeEventListener('reset', handleReset)
    },
    [reset],
  )
  return [value === undefined ? own.value : value, change, resetRef, own.resets]
}
