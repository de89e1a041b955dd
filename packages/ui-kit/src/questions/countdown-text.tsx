import { ANNOUNCED_MINUTES, countdown, type EpochMs } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { Countdown } from '../controls/time/countdown.tsx'
import { useTexts } from '../locale/locale.ts'

export type CountdownTextProps = {
  /** When predictions close, in epoch milliseconds. */
  readonly closesAt: EpochMs
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders '0d 1h 34m 12s until predictions close', then 'Predictions closed.'
 *
 * @example <CountdownText closesAt={closesAt} />
 */
export function CountdownText({ closesAt, className }: CountdownTextProps): ReactElement {
  const { remaining, spoken, announcement } = useTexts('countdownText')
  const countdownAt = (remainingMs: number) => countdown(closesAt - remainingMs, closesAt)
  return (
    <Countdown
      className={className}
      endsAt={closesAt}
      formatRemaining={(remainingMs) => remaining(countdownAt(remainingMs))}
      spokenRemaining={(remainingMs) => spoken(countdownAt(remainingMs))}
      announcedMinutes={ANNOUNCED_MINUTES}
      announcement={announcement}
    />
  )
}
