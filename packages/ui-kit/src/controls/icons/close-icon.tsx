import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Close, or not correct. */
export function CloseIcon(): ReactElement {
  return <Icon path="M6 6l12 12M18 6L6 18" />
}
