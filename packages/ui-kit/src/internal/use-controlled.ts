import { useState } from 'react'

interface ControlledOptions<Value, Default> {
  readonly value: Value | undefined
  readonly defaultValue: Default
  readonly onValueChange: ((value: Value) => void) | undefined
}

/**
 * Returns the value of a control, controlled if `value` is defined and otherwise uncontrolled, and a function that changes
 * it and calls `onValueChange`.
 */
export function useControlled<Value, Default = Value>({
  value,
  defaultValue,
  onValueChange,
}: ControlledOptions<Value, Default>): readonly [value: Value | Default, change: (next: Value) => void] {
  const [internalValue, setInternalValue] = useState<Value | Default>(defaultValue)
  function change(next: Value): void {
    if (value === undefined) setInternalValue(next)
    onValueChange?.(next)
  }
  return [value === undefined ? internalValue : value, change]
}
