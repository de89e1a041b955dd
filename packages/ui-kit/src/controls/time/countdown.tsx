import { type ReactElement, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './countdown.module.css'
import { useNow } from './use-now.ts'

const MINUTE_MS = 60_000

// Minutes before the end at which a countdown speaks.
const ANNOUNCED_MINUTES = [60, 10, 5, 1, 0]

/** Props of {@link Countdown}. */
export type CountdownProps = {
  /** The end, in epoch milliseconds. */
  readonly endsAt: number
  /** The words for the time left, in ms, never below 0. */
  readonly formatRemaining: (remainingMs: number) => string
  /** What is said at 60, 10, 5 and 1 minutes before the end, and at 0. @default formatRemaining of that time */
  readonly announcement?: ((minutesLeft: number) => string) | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

function announcedStep(remainingMs: number): number | undefined {
  return ANNOUNCED_MINUTES.findLast((minutes) => remainingMs <= minutes * MINUTE_MS)
}

/**
 * Time left until a moment, renewed each second and silent but for a polite word at 60, 10, 5 and 1 minutes and at
 * the end. States: `data-ending` (below 10 minutes), `data-ended`.
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
  const step = announcedStep(remainingMs)
  // What held when the page opened is on the screen to be read; only a change is news.
  const [first] = useState(step)
  const say = announcement ?? ((minutes: number) => formatRemaining(minutes * MINUTE_MS))
  return (
    // A page that a server has rendered comes a moment later: the next second puts it right.
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
        <span role="status">{step === undefined || step === first ? '' : say(step)}</span>
      </VisuallyHidden>
    </span>
  )
}
