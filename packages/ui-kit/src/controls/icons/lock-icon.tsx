import type { ReactElement } from 'react'
import { Icon } from '../../internal/icon.tsx'

/** Locked. */
export function LockIcon(): ReactElement {
  return <Icon path="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
}
