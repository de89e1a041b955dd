'use client'

import { useState } from 'react'

type Controlled<Value> = {
  readonly value: Value | undefined
  readonly defaultValue: Value
  readonly onValueChange: ((value: Value) => void) | undefined
}

/** Returns the value and its setter, controlled (`value` is defined) or uncontrolled (`defaultValue`). */
export function useControlled<Value>({
  value,
  defaultValue,
  onValueChange,
}: Controlled<Value>): readonly [Value, (next: Value) => void] {
  const [internalValue, setInternalValue] = useState(defaultValue)
  function setValue(next: Value): void {
    if (value === undefined) setInternalValue(next)
    onValueChange?.(next)
  }
  return [value === undefined ? internalValue : value, setValue]
}
