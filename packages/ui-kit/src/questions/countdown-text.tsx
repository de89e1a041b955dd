'use client'

import { countdown, countdownAnnouncement, type EpochMs } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Countdown } from '../controls/time/countdown.tsx'

const MINUTE_MS = 60_000

/** Props of {@link CountdownText}. */
export type CountdownTextProps = {
  /** When predictions close, in epoch milliseconds. */
  readonly closesAt: EpochMs
  /** Class of the element. */
  readonly className?: string | undefined
}

/** Renders '0d 1h 34m 12s until predictions close', then 'Predictions closed.' @example <CountdownText closesAt={closesAt} /> */
export function CountdownText({ closesAt, className }: CountdownTextProps): ReactElement {
  return (
    <Countdown
      className={className}
      endsAt={closesAt}
      formatRemaining={(remainingMs) => countdown(closesAt - remainingMs, closesAt).text}
      announcement={(minutes) => announcedAt(closesAt - minutes * MINUTE_MS, closesAt)}
    />
  )
}

function announcedAt(now: EpochMs, closesAt: EpochMs): string {
  return countdownAnnouncement({ before: now - 1, now, closesAt }) ?? ''
}
