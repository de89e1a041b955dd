import type { ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import styles from './plus-pattern.module.css'

export type PlusPatternProps = {
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders a faint, decorative grid of plus signs that fills its positioned parent and fades towards the bottom.
 *
 * @example <header style={{ position: 'relative', isolation: 'isolate' }}><PlusPattern />…</header>
 */
export function PlusPattern({ className }: PlusPatternProps): ReactElement {
  return <span className={classNames(styles['pattern'], className)} aria-hidden="true" />
}
