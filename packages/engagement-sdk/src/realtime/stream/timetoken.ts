/** 17 decimal digits: 100 ns units since the Unix epoch. Beyond the safe integers, so it stays text. */
export type Timetoken = string

/** Where a stream stands: the newest time it has seen and the region that said so. */
export interface Cursor {
  readonly timetoken: Timetoken
  /** Never zero: servers refuse it. */
  readonly region: number
}

/** Whether text is a time of the service and may stand in a request. */
export function isTimetoken(text: string): boolean {
  return /^\d{1,20}$/.test(text)
}

/** Whether `left` is later than `right`. */
export function isLater(left: Timetoken, right: Timetoken): boolean {
  return left.length === right.length ? left > right : left.length > right.length
}

/** The earlier of two times, where the first is known. */
export function earlierOf(left: Timetoken | undefined, right: Timetoken): Timetoken {
  return left === undefined || isLater(left, right) ? right : left
}

/**
 * The service's time of an epoch millisecond.
 *
 * @param fraction the four digits below the millisecond
 * @example timetokenAt(1714196700000) //=> '17141967000000000'
 */
export function timetokenAt(epochMs: number, fraction = '0000'): Timetoken {
  return `${Math.trunc(epochMs)}${fraction}`
}
