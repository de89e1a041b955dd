import type { ReactElement } from 'react'
import styles from './icon.module.css'

type IconProps = {
  readonly path: string
  /** Whether the icon is mirrored in right-to-left writing. */
  readonly mirrored?: boolean | undefined
}

/** Renders a line icon of 24 by 24 units in the current text colour. */
export function Icon({ path, mirrored }: IconProps): ReactElement {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-mirrored={mirrored || undefined}
    >
      <path d={path} />
    </svg>
  )
}
