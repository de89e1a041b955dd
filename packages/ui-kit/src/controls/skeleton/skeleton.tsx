import type { CSSProperties, ReactElement } from 'react'
import styles from './skeleton.module.css'

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /** Outline of what comes. @default 'text' */
  readonly shape?: 'text' | 'block' | 'round' | undefined
  /** CSS width. @default '100%' */
  readonly width?: string | undefined
  /** CSS height. @default one line of text */
  readonly height?: string | undefined
}

/**
 * Keeps the place of what is being loaded. Hidden from screen readers; name the wait with a Spinner or a status.
 *
 * @example <Skeleton width="12ch" />
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps): ReactElement {
  const size: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={styles['skeleton']} data-shape={shape} style={size} aria-hidden="true" />
}
