import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** An arrow forward; mirrored in right-to-left writing. */
export function ForwardIcon(): ReactElement {
  return <Icon path="M9 5l7 7-7 7" mirrored />
}
