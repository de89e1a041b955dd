import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import type { Tone } from '../tone.ts'
import styles from './badge.module.css'

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
      {joinTexts(children)}
    </span>
  )
}

export type StatusTagProps = BadgeProps & {
  /** An icon with the same meaning as the text, so that colour is never the only signal. */
  readonly icon: ReactNode
  /** Whether the tag is filled with the accent colour, for a call to action. @default false */
  readonly filled?: boolean | undefined
}

/**
 * Renders a status as a tag with an icon and a text.
 *
 * @example <StatusTag icon={<CheckIcon />}>See results</StatusTag>
 */
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
      <span>{joinTexts(children)}</span>
    </span>
  )
}
