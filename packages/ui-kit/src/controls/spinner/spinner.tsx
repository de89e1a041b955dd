import type { ReactElement } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './spinner.module.css'

export type SpinnerProps = {
  /** Text for screen readers, announced once, for instance 'Loading fixtures'. Without it the spinner is decorative. */
  readonly label?: string | undefined
  /** 's' fits a line of text, 'm' 32 px, 'l' 56 px. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | undefined
}

/**
 * Renders a loading indicator. With reduced motion it does not move.
 *
 * @example <Spinner label="Loading fixtures" />
 */
export function Spinner({ label, size = 'm' }: SpinnerProps): ReactElement {
  return (
    <span className={styles['spinner']} data-size={size} role={label === undefined ? undefined : 'status'}>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
