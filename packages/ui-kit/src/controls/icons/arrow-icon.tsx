import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Continue; mirrored in right-to-left writing. */
export function ArrowIcon(): ReactElement {
  return <Icon path="M5 12h14M13 6l6 6-6 6" mirrored />
}
