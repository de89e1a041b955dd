import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** An arrow back; mirrored in right-to-left writing. */
export function BackIcon(): ReactElement {
  return <Icon path="M15 5l-7 7 7 7" mirrored />
}
