import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Increase. */
export function PlusIcon(): ReactElement {
  return <Icon path="M12 5v14M5 12h14" />
}
