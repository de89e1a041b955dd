'use client'

import { useState } from 'react'

type Controlled<Value> = {
  readonly value: Value | undefined
  readonly defaultValue: Value
  readonly onValueChange: ((value: Value) => void) | undefined
}

/**
 * Returns the value, its setter, and what resets it to its default: controlled (`value` is defined) or uncontrolled
 * (`defaultValue`). A reset is reported to nobody, as that of a native input.
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
