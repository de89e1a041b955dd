import { useState } from 'react'

type Controlled<Value> = {
  readonly value: Value | undefined
  readonly defaultValue: Value
  readonly onValueChange: ((value: Value) => void) | undefined
}

/** A value that its owner holds (`value` given) or that the control holds itself (`defaultValue`). */
export function useControlled<Value>({
  value,
  defaultValue,
  onValueChange,
}: Controlled<Value>): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  function setValue(next: Value): void {
    if (value === undefined) setOwn(next)
    onValueChange?.(next)
  }
  return [value === undefined ? own : value, setValue]
}
