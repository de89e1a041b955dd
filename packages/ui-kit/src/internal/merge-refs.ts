import type { Ref, RefCallback, RefObject } from 'react'

/** One ref for the control and its owner. */
export function mergeRefs<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return (element) => {
    own.current = element
    if (typeof given === 'function') return given(element)
    if (given) given.current = element
    return undefined
  }
}
