import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Information. */
export function InfoIcon(): ReactElement {
  return <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.01" />
}
