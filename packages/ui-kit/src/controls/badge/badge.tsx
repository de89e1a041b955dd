import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import type { Tone } from '../tone.ts'
import styles from './badge.module.css'

/** Props of {@link Badge}. */
export type BadgeProps = {
  /** A short text or a number. */
  readonly children: ReactNode
  /** The meaning of the badge, shown as its colour. @default 'neutral' */
  readonly tone?: Tone | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/** Renders a short text or number on a coloured background. @example <Badge tone="positive">+3</Badge> */
export function Badge({ children, tone = 'neutral', className }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles['badge'], className)} data-tone={tone}>
      {children}
    </span>
  )
}
