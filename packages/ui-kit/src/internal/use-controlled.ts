'use client'

import { useState } from 'react'

type Controlled<Value> = {
  readonly value: Value | undefined
  readonly defaultValue: Value
  readonly onValueChange: ((value: Value) => void) | undefined
}

/**
 * Returns the value of a control, a function that changes it, and one that resets it to its default. The value is
 * controlled if `value` is defined, otherwise uncontrolled. A reset calls no callback, like that of a native input.
 */
export function useControlled<Value>({
  value,
  defaultValue,
  onValueChange,
}: Controlled<Value>): readonly [Value, (next: Value) => void, () => void] {
  const [internalValue, setInternalValue] = useState(defaultValue)
  function setValue(next: Value): void {
    if (value === undefined) setInternalValue(next)
    onValueChange?.(next)
  }
  return [value === undefined ? internalValue : value, setValue, () => setInternalValue(defaultValue)]
}
