import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import { useTexts } from '../../texts/kit-texts.ts'
import { Button } from '../button/button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import type { Tone } from '../tone.ts'
import styles from './notice.module.css'

export type NoticeProps = {
  /** The message: what happened, what is saved, what to do next. */
  readonly children: ReactNode
  /** Short title. */
  readonly title?: string | undefined
  /** The meaning of the notice, shown as its icon and colour. @default 'neutral' */
  readonly tone?: Tone | undefined
  /** A Button with the next action. */
  readonly action?: ReactNode
  /** Called when the notice is dismissed. Without it there is no close button. */
  readonly onDismiss?: (() => void) | undefined
  /** How screen readers announce the notice; use 'off' for one in the initial page. @default 'polite' */
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
 * Renders a message in the page. State: `data-tone`.
 *
 * @example <Notice tone="caution" title="4 of 9 saved.">Five answers are still to be sent.</Notice>
 */
export function Notice({
  children,
  title,
  tone = 'neutral',
  action,
  onDismiss,
  live = 'polite',
  className,
}: NoticeProps): ReactElement {
  const texts = useTexts('notice')
  const Mark = ICONS[tone]
  return (
    <div className={classNames(styles['notice'], className)} data-tone={tone} role={ROLES[live]}>
      <span className={styles['mark']}>
        <Mark />
      </span>
      <div className={styles['words']}>
        {title === undefined ? null : <strong>{title}</strong>}
        <span>{joinTexts(children)}</span>
        {action}
      </div>
      {onDismiss === undefined ? null : (
        <Button variant="quiet" shape="round" label={texts.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </Button>
      )}
    </div>
  )
}
