import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Waiting. */
export function ClockIcon(): ReactElement {
  return <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2" />
}
