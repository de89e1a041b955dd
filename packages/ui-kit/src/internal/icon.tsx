import type { ReactElement } from 'react'
import styles from './icon.module.css'

type IconProps = {
  readonly path: string
  /** Turns with the writing direction. */
  readonly turns?: boolean | undefined
}

/** A line drawing of 24 by 24 units in the colour of the text beside it. */
export function Icon({ path, turns }: IconProps): ReactElement {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" data-turns={turns || undefined}>
      <path d={path} />
    </svg>
  )
}
