import type { EpochMs } from './time.ts'

/** Time left until predictions close; every number is a whole one. */
export type Countdown =
  | { readonly state: 'closed'; readonly text: string }
  | {
      readonly state: 'open'
      readonly days: number
      readonly hours: number
      readonly minutes: number
      readonly seconds: number
      readonly text: string
      /** When the text changes next: set one timer for it rather than counting ticks. */
      readonly changesAt: EpochMs
    }

/** Said once predictions are closed. */
export const CLOSED_TEXT = 'Predictions closed.'

const SECOND_MS = 1000

/**
 * The countdown at an instant, always from the deadline itself. A second that has begun counts as
 * left, so that 0 is reached at the closing instant and not before.
 * @example countdown(0, 90_061_000).text //=> '1d 1h 1m 1s until predictions close'
 */
export function countdown(now: EpochMs, closesAt: EpochMs): Countdown {
  if (now >= closesAt) return { state: 'closed', text: CLOSED_TEXT }
  const left = Math.ceil((closesAt - now) / SECOND_MS)
  const days = Math.floor(left / 86_400)
  const hours = Math.floor(left / 3600) % 24
  const minutes = Math.floor(left / 60) % 60
  const seconds = left % 60
  return {
    state: 'open',
    days,
    hours,
    minutes,
    seconds,
    text: `${days}d ${hours}h ${minutes}m ${seconds}s until predictions close`,
    changesAt: closesAt - (left - 1) * SECOND_MS,
  }
}

// What is worth saying aloud, the nearest to the deadline first.
const ANNOUNCED = [
  { beforeMs: 0, text: CLOSED_TEXT },
  { beforeMs: 60_000, text: '1 minute until predictions close' },
  { beforeMs: 300_000, text: '5 minutes until predictions close' },
  { beforeMs: 600_000, text: '10 minutes until predictions close' },
  { beforeMs: 3_600_000, text: '1 hour until predictions close' },
] as const

/**
 * What a screen reader is told between two looks at the clock: at 1 hour, 10, 5 and 1 minute, and at
 * closing; undefined in between, so that it never talks every second. After a long sleep only the
 * newest is said.
 * @example countdownAnnouncement({ before: 0, now: 1000, closesAt: 61_000 }) //=> '1 minute until predictions close'
 */
export function countdownAnnouncement(times: {
  readonly before: EpochMs
  readonly now: EpochMs
  readonly closesAt: EpochMs
}): string | undefined {
  const passed = ANNOUNCED.find(({ beforeMs }) => times.now >= times.closesAt - beforeMs)
  if (passed === undefined || times.before >= times.closesAt - passed.beforeMs) return undefined
  return passed.text
}
