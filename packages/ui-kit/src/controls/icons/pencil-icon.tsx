import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Edit. */
export function PencilIcon(): ReactElement {
  return <Icon path="M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1z" />
}
