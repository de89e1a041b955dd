import type { CSSProperties, ReactElement } from 'react'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** Shape of the placeholder. @default 'text' */
  readonly shape?: 'text' | 'block' | 'round' | undefined
  /** CSS width. @default '100%', 44 px if round */
  readonly width?: string | undefined
  /** CSS height. @default one line of text, 88 px for a block, 44 px if round */
  readonly height?: string | undefined
}

/**
 * Renders a placeholder for content that is loading. It is hidden from screen readers; announce loading with a Spinner.
 *
 * @example <Skeleton width="12ch" />
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps): ReactElement {
  const size: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={styles['skeleton']} data-shape={shape} style={size} aria-hidden="true" />
}
