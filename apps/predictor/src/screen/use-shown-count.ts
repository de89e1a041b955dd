import { useDeferredValue } from 'react'

/**
 * Returns how many of the items are rendered: first those that are in sight, then all of them in short tasks, so that a
 * slow phone reacts meanwhile.
 */
export function useShownCount(all: number, first: number): number {
  return useDeferredValue(all, Math.min(all, first))
}
