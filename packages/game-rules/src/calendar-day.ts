import type { EpochMs } from './time.ts'

/**
 * The day that a wall calendar shows at an instant, as midnight of the device's own zone, so that
 * calendar arithmetic can go on from it. Without a zone it is the device's.
 */
export function calendarDay(at: EpochMs, timeZone?: string | undefined): Date {
  if (timeZone === undefined) return new Date(at)
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return new Date(`${parts['year']}-${parts['month']}-${parts['day']}T00:00`)
}
