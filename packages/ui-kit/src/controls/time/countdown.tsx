import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useNow } from './clock.ts'
import styles from './countdown.module.css'

const MINUTE_MS = 60_000

/** The countdown is ending when this much time is left, or less. */
const ENDING_MS = 10 * MINUTE_MS

export type CountdownProps = {
  /** The end, in epoch milliseconds. */
  readonly endsAt: number
  /** Formats the time left in milliseconds, which is never negative. */
  readonly formatRemaining: (remainingMs: number) => string
  /** Formats the time left in words, for screen readers. @default formatRemaining */
  readonly spokenRemaining?: ((remainingMs: number) => string) | undefined
  /** The minutes before the end at which the time left is announced to screen readers; 0 is the end. @default none */
  readonly announcedMinutes?: readonly number[] | undefined
  /** Returns the announcement for one of `announcedMinutes`. @default formatRemaining of that time */
  readonly announcement?: ((minutesLeft: number) => string) | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders the time left until an instant, updated each second. Screen readers receive only the announced minutes, politely;
 * after a sleep of the device only the newest. States: `data-ending` (10 minutes or less), `data-ended`.
 *
 * @example <Countdown endsAt={closesAt} formatRemaining={(ms) => `${Math.ceil(ms / 1000)}s`} />
 */
export function Countdown({
  endsAt,
  formatRemaining,
  spokenRemaining,
  announcedMinutes = [],
  announcement = (minutes) => formatRemaining(minutes * MINUTE_MS),
  className,
}: CountdownProps): ReactElement {
  const remainingMs = Math.max(0, endsAt - useNow(1000))
  const due = newestDueMinute(announcedMinutes, remainingMs)
  // The time of a server-rendered page is older than that of the browser; the next tick corrects it.
  const suppressHydrationWarning = useIsHydrating()
  return (
    <span
      suppressHydrationWarning={suppressHydrationWarning}
      className={classNames(styles['countdown'], className)}
      data-ending={(remainingMs > 0 && remainingMs <= ENDING_MS) || undefined}
      data-ended={remainingMs === 0 || undefined}
    >
      <span
        role="timer"
        aria-live="off"
        aria-label={spokenRemaining?.(remainingMs)}
        suppressHydrationWarning={suppressHydrationWarning}
      >
        {formatRemaining(remainingMs)}
      </span>
      <VisuallyHidden>
        <Announcement key={endsAt} due={due} text={due === undefined ? '' : announcement(due)} />
      </VisuallyHidden>
    </span>
  )
}

type AnnouncementProps = {
  /** The announced minute that was reached last. */
  readonly due: number | undefined
  readonly text: string
}

/** Renders the announcement of a minute, unless it was already due at the first render. */
function Announcement({ due, text }: AnnouncementProps): ReactElement {
  const [initiallyDue] = useState(due)
  return <span role="status">{due !== initiallyDue && text}</span>
}

/** Returns whether React renders for a server, or takes over what a server has rendered. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}

function newestDueMinute(announcedMinutes: readonly number[], remainingMs: number): number | undefined {
  const due = announcedMinutes.filter((minutes) => remainingMs <= minutes * MINUTE_MS)
  return due.length === 0 ? undefined : Math.min(...due)
}
