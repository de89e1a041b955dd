/** 17 decimal digits: 100 ns units since the Unix epoch, beyond the safe integers. */
export type Timetoken = string

/** Returns times that are unique and increasing, even if the clock is moved back. */
export interface Timetokens {
  next(): Timetoken
  /** Returns the current time, or the last returned one if that is later. */
  current(): Timetoken
}

const UNITS_PER_MS = 10_000n

/** Returns the time of an instant. */
export function timetokenAt(epochMs: number): Timetoken {
  return String(unitsAt(epochMs))
}

function unitsAt(epochMs: number): bigint {
  return BigInt(Math.trunc(epochMs)) * UNITS_PER_MS
}

/** @param now epoch milliseconds */
export function createTimetokens(now: () => number): Timetokens {
  let last = 0n
  const clock = () => unitsAt(now())
  return {
    next() {
      const at = clock()
      last = at > last ? at : last + 1n
      return String(last)
    },
    current() {
      const at = clock()
      // A returned time is used up: a subscriber from here on must not miss what is published in the same moment.
      if (at > last) last = at
      return String(last)
    },
  }
}

/** Returns whether `left` is later than `right`. */
export function isLater(left: Timetoken, right: Timetoken): boolean {
  return left.length === right.length ? left > right : left.length > right.length
}
