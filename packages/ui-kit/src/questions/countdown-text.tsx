import { ANNOUNCED_MINUTES, countdown, type EpochMs } from '@touchline/game-rules'
import { type ReactElement, useState } from 'react'
import { useNow } from '../controls/time/clock.ts'
import { VisuallyHidden } from '../controls/visually-hidden/visually-hidden.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../texts/kit-texts.ts'
import styles from './countdown-text.module.css'

const MINUTE_MS = 60_000

/** The countdown is ending when this much time is left, or less. */
const ENDING_MS = 10 * MINUTE_MS

export type CountdownTextProps = {
  /** When predictions close, in epoch milliseconds. */
  readonly closesAt: EpochMs
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders '0d 1h 34m 12s until predictions close', updated each second, then 'Predictions closed.' Screen readers receive it
 * in words, and a polite announcement at 60, 10, 5, 1 and 0 minutes; after a sleep of the device only the newest.
 * States: `data-ending` (10 minutes or less), `data-ended`.
 *
 * @example <CountdownText closesAt={closesAt} />
 */
export function CountdownText({ closesAt, className }: CountdownTextProps): ReactElement {
  const texts = useTexts('countdownText')
  const remainingMs = Math.max(0, closesAt - useNow(1000))
  const shown = countdown(closesAt - remainingMs, closesAt)
  const due = newestDueMinute(remainingMs)
  return (
    // The time of a server-rendered page is older than that of the browser; the next tick corrects it.
    <span
      suppressHydrationWarning
      className={classNames(styles['countdown'], className)}
      data-ending={(remainingMs > 0 && remainingMs <= ENDING_MS) || undefined}
      data-ended={remainingMs === 0 || undefined}
    >
      <span role="timer" aria-live="off" aria-label={texts.spoken(shown)} suppressHydrationWarning>
        {texts.remaining(shown)}
      </span>
      <VisuallyHidden>
        <Announcement key={closesAt} due={due} text={due === undefined ? '' : texts.announcement(due)} />
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

function newestDueMinute(remainingMs: number): number | undefined {
  const due = ANNOUNCED_MINUTES.filter((minutes) => remainingMs <= minutes * MINUTE_MS)
  return due.length === 0 ? undefined : Math.min(...due)
}
