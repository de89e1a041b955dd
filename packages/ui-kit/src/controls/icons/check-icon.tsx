import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Done or correct. */
export function CheckIcon(): ReactElement {
  return <Icon path="M5 13l4.5 4.5L19 7" />
}
