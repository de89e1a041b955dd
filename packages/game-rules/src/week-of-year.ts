import { getWeek } from 'date-fns/getWeek'
import { calendarDay } from './calendar-day.ts'
import type { EpochMs } from './time.ts'

/**
 * Week of the year: weeks begin on Monday, week 1 holds 1 January. The day is the one on the wall
 * in `timeZone`. @default timeZone the device's
 * @example weekOfYear(Date.parse('2024-04-27T05:35:00Z')) //=> 17
 */
export function weekOfYear(at: EpochMs, options: { readonly timeZone?: string | undefined } = {}): number {
  return getWeek(calendarDay(at, options.timeZone), { weekStartsOn: 1, firstWeekContainsDate: 1 })
}
