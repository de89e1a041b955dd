import type { EpochMs } from './time.ts'

/** A kick-off in words, US English. */
export interface KickOffText {
  /** 'Sat' */
  readonly weekday: string
  /** 'Apr 27, 2024', or 'Apr 27' when short. */
  readonly date: string
  /** '5:35 PM' */
  readonly time: string
  /** Short name of the zone: 'GMT+12', 'EDT'. */
  readonly zone: string
}

/** How to print an instant. */
export interface DateTextOptions {
  /** IANA name of the zone. @default the device's */
  readonly timeZone?: string | undefined
  /** Leaves the year out, and the comma with it. @default false */
  readonly isShort?: boolean | undefined
}

/**
 * A kick-off as the player's wall clock will show it on that day.
 * @example kickOffText(Date.parse('2024-04-27T05:35:00Z'), { timeZone: 'Pacific/Auckland' }).time //=> '5:35 PM'
 */
export function kickOffText(kickOffAt: EpochMs, options: DateTextOptions = {}): KickOffText {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: options.timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // Put together from its parts: engines differ in the commas and spaces between them.
  const parts = Object.fromEntries(format.formatToParts(kickOffAt).map(({ type, value }) => [type, value]))
  const day = `${parts['month']} ${parts['day']}`
  return {
    weekday: `${parts['weekday']}`,
    date: options.isShort === true ? day : `${day}, ${parts['year']}`,
    time: `${parts['hour']}:${parts['minute']} ${parts['dayPeriod']}`,
    zone: `${parts['timeZoneName']}`,
  }
}
