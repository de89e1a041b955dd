import type { ReactElement, ReactNode } from 'react'
import { joinTexts } from '../../internal/join-texts.ts'
import styles from './visually-hidden.module.css'

export type VisuallyHiddenProps = {
  /** The text. */
  readonly children: ReactNode
}

/** Renders text for screen readers only. @example <VisuallyHidden>Your rank</VisuallyHidden> */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={styles['hidden']}>{joinTexts(children)}</span>
}
