import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** A link to another site. */
export function ExternalIcon(): ReactElement {
  return <Icon path="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />
}
