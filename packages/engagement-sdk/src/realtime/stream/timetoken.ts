/** 17 decimal digits: 100 ns units since the Unix epoch. Beyond the safe integers, so it stays text. */
export type Timetoken = string

/** The position in a stream: the newest time that was received and its region. */
export interface Cursor {
  readonly timetoken: Timetoken
  /** Never zero: servers refuse it. */
  readonly region: number
}

/** Returns whether text is a timetoken. */
export function isTimetoken(text: string): boolean {
  return /^\d{1,20}$/.test(text)
}

/** Returns whether `left` is later than `right`. */
export function isLater(left: Timetoken, right: Timetoken): boolean {
  return left.length === right.length ? left > right : left.length > right.length
}

/** Returns the earlier of two times; the second if the first is unknown. */
export function earlierOf(left: Timetoken | undefined, right: Timetoken): Timetoken {
  return left === undefined || isLater(left, right) ? right : left
}

/**
 * Returns the timetoken of an epoch millisecond.
 *
 * @param fraction the four digits below the millisecond
 * @example timetokenAt(1714196700000) //=> '17141967000000000'
 */
export function timetokenAt(epochMs: number, fraction = '0000'): Timetoken {
  return `${Math.trunc(epochMs)}${fraction}`
}
