'use client'

import { type ReactElement, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './countdown.module.css'
import { useNow } from './use-now.ts'

const MINUTE_MS = 60_000

// The minutes before the end at which the countdown is announced.
const ANNOUNCED_MINUTES = [60, 10, 5, 1, 0]

/** Props of {@link Countdown}. */
export type CountdownProps = {
  /** The end, in epoch milliseconds. */
  readonly endsAt: number
  /** Formats the time left in milliseconds, which is never negative. */
  readonly formatRemaining: (remainingMs: number) => string
  /** Returns the announcement at 60, 10, 5, 1 and 0 minutes before the end. @default formatRemaining of that time */
  readonly announcement?: ((minutesLeft: number) => string) | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

function latestAnnouncedMinute(remainingMs: number): number | undefined {
  return ANNOUNCED_MINUTES.findLast((minutes) => remainingMs <= minutes * MINUTE_MS)
}

/**
 * Renders the time left until an instant, updated each second. It is announced politely at 60, 10, 5 and 1 minutes and at
 * the end. States: `data-ending` (10 minutes or less), `data-ended`.
 *
 * @example <Countdown endsAt={closesAt} formatRemaining={(ms) => `${Math.ceil(ms / 1000)}s`} />
 */
export function Countdown({
  endsAt,
  formatRemaining,
  announcement,
  className,
}: CountdownProps): ReactElement {
  const remainingMs = Math.max(0, endsAt - useNow(1000))
  const step = latestAnnouncedMinute(remainingMs)
  // The announcement that is due on the first render is skipped; only later ones are announced.
  const [initialStep] = useState(step)
  const announce = announcement ?? ((minutes: number) => formatRemaining(minutes * MINUTE_MS))
  return (
    // The time of a server-rendered page is older than that of the browser; the next tick corrects it.
    <span
      suppressHydrationWarning
      className={classNames(styles['countdown'], className)}
      data-ending={(remainingMs > 0 && remainingMs <= 10 * MINUTE_MS) || undefined}
      data-ended={remainingMs === 0 || undefined}
    >
      <span role="timer" aria-live="off" suppressHydrationWarning>
        {formatRemaining(remainingMs)}
      </span>
      <VisuallyHidden>
        <span role="status">{step === undefined || step === initialStep ? '' : announce(step)}</span>
      </VisuallyHidden>
    </span>
  )
}
