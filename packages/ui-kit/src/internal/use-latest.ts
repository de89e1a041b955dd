import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The newest value, for a timer or listener that outlives the render it was made in. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
