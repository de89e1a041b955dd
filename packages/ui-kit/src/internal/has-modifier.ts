import type { KeyboardEvent } from 'react'

/**
 * Returns whether a key was pressed together with another one that gives it a meaning in the browser, as in Alt and
 * Left.
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
