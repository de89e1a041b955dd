import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Warning. */
export function WarningIcon(): ReactElement {
  return <Icon path="M12 4L2.5 20h19L12 4zM12 10v4.5M12 17.3v.01" />
}
