'use client'

import { useState } from 'react'

interface ControlledOptions<Value> {
  readonly value: Value | undefined
  readonly defaultValue: Value
  readonly onValueChange: ((value: Value) => void) | undefined
}

interface ControlledValue<Value> {
  readonly value: Value
  /** Changes the value and calls `onValueChange`. */
  readonly set: (next: Value) => void
  /** Restores the default value. Calls no callback, like the reset of a native input. */
  readonly reset: () => void
}

/** Returns the value of a control: controlled if `value` is defined, otherwise uncontrolled. */
export function useControlled<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControlledOptions<Value>): ControlledValue<Value> {
  const [internalValue, setInternalValue] = useState(defaultValue)
  return {
    value: value === undefined ? internalValue : value,
    set(next) {
      if (value === undefined) setInternalValue(next)
      onValueChange?.(next)
    },
    reset: () => setInternalValue(defaultValue),
  }
}
