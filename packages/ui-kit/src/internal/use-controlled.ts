import { useState } from 'react'

interface ControlledOptions<Value, Default> {
  readonly value: Value | undefined
  readonly defaultValue: Default
  readonly onValueChange: ((value: Value) => void) | undefined
}

interface ControlledValue<Value, Default> {
  readonly value: Value | Default
  /** Changes the value and calls `onValueChange`. */
  readonly set: (next: Value) => void
  /** Restores the default value. Calls no callback, like the reset of a native input. */
  readonly reset: () => void
}

/** Returns the value of a control: controlled if `value` is defined, otherwise uncontrolled. */
export function useControlled<Value, Default = Value>({
  value,
  defaultValue,
  onValueChange,
}: ControlledOptions<Value, Default>): ControlledValue<Value, Default> {
  const [internalValue, setInternalValue] = useState<Value | Default>(defaultValue)
  return {
    value: value === undefined ? internalValue : value,
    set(next) {
      if (value === undefined) setInternalValue(next)
      onValueChange?.(next)
    },
    reset: () => setInternalValue(defaultValue),
  }
}
