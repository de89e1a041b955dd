import { LOCALE } from './plural.ts'

/** Returns when something was saved, in the player's own zone. @example 'Apr 27, 5:32 PM' */
export function savedAtText(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at)
}

/** A calendar day without a time, as tournaments end on one. @example dayText('2024-06-22') //=> 'June 22, 2024' */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}
