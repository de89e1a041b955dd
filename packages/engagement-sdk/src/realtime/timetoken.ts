import { throwArgumentError } from '../engagement/require.ts'

/** 17 decimal digits: 100 ns units since the Unix epoch. Beyond the safe integers, so it stays text. */
export type Timetoken = string

/** The position in a stream: a time, and the region of the service that sent it. */
export interface Cursor {
  readonly timetoken: Timetoken
  /** Never zero: servers reject it. */
  readonly region: number
}

const UNITS_PER_MS = 10_000

export function isTimetoken(text: string): boolean {
  return /^\d{1,20}$/.test(text)
}

export function isLater(left: Timetoken, right: Timetoken): boolean {
  return left.length === right.length ? left > right : left.length > right.length
}

/** Returns the epoch millisecond of a time, with a fraction. */
export function epochMsOf(timetoken: Timetoken): number {
  return Number(timetoken) / UNITS_PER_MS
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

/**
 * Checks a time from a caller: an invalid one would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value and where times come from
 */
export function requireTimetoken(functionName: string, name: string, given: Timetoken | undefined): void {
  if (given === undefined || (typeof given === 'string' && isTimetoken(given))) return
  throwArgumentError(
    functionName,
    `${name} is ${JSON.stringify(given)}, not a timetoken. Make one from an instant with timetokenAt(epochMs).`,
  )
}
