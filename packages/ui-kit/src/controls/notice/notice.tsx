import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Button } from '../button/button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import type { Tone } from '../tone.ts'
import styles from './notice.module.css'

/** Props of {@link Notice}. */
export type NoticeProps = {
  /** What happened, what was saved, what to do. */
  readonly children: ReactNode
  /** In a word or two. */
  readonly title?: string | undefined
  /** What it says beside its words. @default 'neutral' */
  readonly tone?: Tone | undefined
  /** A Button that leads on. */
  readonly action?: ReactNode
  /** Shows a close button. */
  readonly onDismiss?: (() => void) | undefined
  /** Name of the close button. @default 'Dismiss' */
  readonly dismissLabel?: string | undefined
  /** How it is read out when it appears; 'off' for one that was there from the start. @default 'polite' */
  readonly live?: 'off' | 'polite' | 'assertive' | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const

const ICONS = {
  neutral: InfoIcon,
  accent: InfoIcon,
  positive: CheckIcon,
  caution: WarningIcon,
  negative: WarningIcon,
} satisfies Record<Tone, () => ReactElement>

/**
 * A message in the flow of the page. State: `data-tone`.
 *
 * @example <Notice tone="caution" title="4 of 9 saved.">Five answers are still to be sent.</Notice>
 */
export function Notice({
  children,
  title,
  tone = 'neutral',
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  live = 'polite',
  className,
}: NoticeProps): ReactElement {
  const Mark = ICONS[tone]
  return (
    <div className={classNames(styles['notice'], className)} data-tone={tone} role={ROLES[live]}>
      <span className={styles['mark']}>
        <Mark />
      </span>
      <div className={styles['words']}>
        {title === undefined ? null : <strong>{title}</strong>}
        <span>{children}</span>
        {action}
      </div>
      {onDismiss === undefined ? null : (
        <Button variant="quiet" shape="round" label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </Button>
      )}
    </div>
  )
}
