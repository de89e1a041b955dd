import type { EpochMs } from './time.ts'

/**
 * The day that a wall calendar shows at an instant, as midnight of the device's own zone, so that
 * calendar arithmetic can go on from it. Without a zone it is the device's.
 */
export function calendarDay(at: EpochMs, timeZone?: string | undefined): Date {
  if (timeZone === undefined) return new Date(at)
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return new Date(numberOf('year'), numberOf('month') - 1, numberOf('day'))
}
