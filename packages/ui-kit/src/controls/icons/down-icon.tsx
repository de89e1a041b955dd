import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** A list that unfolds below. */
export function DownIcon(): ReactElement {
  return <Icon path="M6 9l6 6 6-6" />
}
