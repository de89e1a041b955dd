import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Decrease. */
export function MinusIcon(): ReactElement {
  return <Icon path="M5 12h14" />
}
