import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import type { Tone } from '../tone.ts'
import styles from './badge.module.css'

/** Props of {@link Badge}. */
export type BadgeProps = {
  /** A word or a number. */
  readonly children: ReactNode
  /** What it says beside its words. @default 'neutral' */
  readonly tone?: Tone | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/** A word or number set apart. @example <Badge tone="positive">+3</Badge> */
export function Badge({ children, tone = 'neutral', className }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles['badge'], className)} data-tone={tone}>
      {children}
    </span>
  )
}
