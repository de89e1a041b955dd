import type { MouseEvent } from 'react'

/** Whether a click opens a link in this page. The browser handles the others, which open a tab or a window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
