import type { ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import styles from './plus-pattern.module.css'

/**
 * A faint grid of plus signs that fills its positioned parent and fades towards its foot. Decoration.
 *
 * @example <header style={{ position: 'relative', isolation: 'isolate' }}><PlusPattern />…</header>
 */
export function PlusPattern({ className }: { readonly className?: string | undefined }): ReactElement {
  return <span className={classNames(styles['pattern'], className)} aria-hidden="true" />
}
