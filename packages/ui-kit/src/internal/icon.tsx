import type { ReactElement } from 'react'
import styles from './icon.module.css'

/** A line drawing of 24 by 24 units in the colour of the text beside it. */
export function Icon({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
