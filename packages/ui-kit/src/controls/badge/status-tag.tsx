import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import styles from './badge.module.css'
import type { BadgeProps } from './badge.tsx'

/** Props of {@link StatusTag}. */
export type StatusTagProps = BadgeProps & {
  /** Says the same as the word; colour is never the only signal. */
  readonly icon: ReactNode
  /** Filled with the accent: the one call to act. @default false */
  readonly filled?: boolean | undefined
}

/** Where something stands: a pill of icon and word. @example <StatusTag icon={<CheckIcon />}>See results</StatusTag> */
export function StatusTag({
  children,
  tone = 'neutral',
  icon,
  filled = false,
  className,
}: StatusTagProps): ReactElement {
  return (
    <span className={classNames(styles['tag'], className)} data-tone={tone} data-filled={filled || undefined}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
