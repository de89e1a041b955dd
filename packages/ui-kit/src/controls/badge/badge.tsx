import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import styles from './badge.module.css'

/** What a badge, a tag or a notice says beside its words. */
export const TONES = ['neutral', 'accent', 'positive', 'caution', 'negative'] as const
/** One of {@link TONES}. */
export type Tone = (typeof TONES)[number]

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
